import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readYaml } from '../../../read-yaml.ts'
import { urgentKindOf } from './recognize.ts'
import { scamSignOf } from './scam-signs.ts'
import { WARNINGS } from './scam-warnings.ts'
import { harmlessSentences } from './sentences/sentences.ts'

const read = (file: string) =>
  readYaml(readFileSync(new URL(file, import.meta.url), 'utf8')) as Readonly<
    Record<string, readonly string[]>
  >

/** Whether the answer begins with a warning: of the sign, or the steps for somebody in trouble. */
const isWarned = (text: string) => urgentKindOf(text) !== null || scamSignOf(text) !== null

function figuresOf(file: string) {
  const { none = [], ...offers } = read(file)
  const asked = Object.values(offers).flat()
  return {
    ...{ offers: asked.length, found: asked.filter(isWarned).length },
    ...{ harmless: none.length, false: none.filter(isWarned).length },
  }
}

describe('offers that are asked about', () => {
  it('are warned of where they have a sign of fraud, and hardly ever where they have none', () => {
    expect(figuresOf('sentences/offers.yaml')).toEqual({
      offers: 55,
      found: 55,
      harmless: 38,
      false: 1,
    })
  })

  it('were found so often where the rules had not seen the questions', () => {
    expect(figuresOf('sentences/offers.fresh.yaml')).toEqual({
      ...{ offers: 20, found: 18, harmless: 12, false: 0 },
    })
  })

  it('are not seen in what people ask of trouble in general', () => {
    const languages = ['en', 'zh'] as const
    const parts = ['tuned', 'unseen', 'strangers'] as const
    const texts = languages.flatMap((language) =>
      parts.flatMap((part) => harmlessSentences(language, part).map(({ text }) => text)),
    )
    expect(texts.length).toBeGreaterThan(3000)
    // Both are about the sign itself.
    expect(texts.filter((text) => scamSignOf(text) !== null)).toHaveLength(2)
  })
})

it.each([
  ['Are crypto recovery services that charge up front legit?', 'recovery-service'],
  ['请黑客找回被盗的币要预付款，能信吗', 'recovery-service'],
  ['Would MetaMask ever ask for my recovery phrase?', 'secret-asked'],
  ['Is it normal to pay an unlock fee to release my funds?', 'pay-first'],
  ['Is the "send 0.1 ETH and receive 0.2 ETH" event legit?', 'send-to-receive'],
  ['拉一个下线奖励100U，靠谱吗', 'recruiting'],
  ['Is a bot with zero risk and 50% APR trustworthy?', 'guaranteed-return'],
  ['保证不亏的带单可以跟吗，靠谱吗', 'guaranteed-return'],
  ['How do crypto recovery scams work?', null],
  ['', null],
])('%j has the sign %s', (text, sign) => {
  expect(scamSignOf(text)).toBe(sign)
})

it('a warning is one short paragraph in each language, and leads nowhere', () => {
  for (const { zh, en } of Object.values(WARNINGS))
    for (const text of [zh, en]) {
      expect(text).toMatch(/^\*\*.+\*\*/)
      expect(text).not.toMatch(/\n|http/)
    }
})
