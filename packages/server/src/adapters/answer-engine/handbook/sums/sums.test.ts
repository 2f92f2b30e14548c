import { readFileSync } from 'node:fs'
import { CALCULATORS } from '@coinquiry/calculators'
import { describe, expect, it } from 'vitest'
import type { Language } from '../../../../ports.ts'
import { readYaml } from '../../../../read-yaml.ts'
import { loadHandbook } from '../handbook.ts'
import { sumIn, sumText } from './sums.ts'

interface Questions {
  readonly sums: Readonly<Record<string, string>>
  readonly missing: Readonly<Record<string, string>>
  readonly refused: Readonly<Record<string, string>>
  readonly none: readonly string[]
}

interface Savings extends Questions {
  /** Of another kind. */
  readonly others: Readonly<Record<string, string>>
}

const questionsIn = (name: Language | 'misread' | 'savings') =>
  readYaml(readFileSync(new URL(`questions/${name}.yaml`, import.meta.url), 'utf8')) as Questions
const misread = questionsIn('misread')
const savings = questionsIn('savings') as Savings
const questions = { en: questionsIn('en'), zh: questionsIn('zh') }
const handbook = await loadHandbook()

const textOf = (question: string, language: Language) => {
  const sum = sumIn(question)
  return sum ? sumText(sum, language) : ''
}
/** The sentence in bold. */
const resultOf = (text: string) => /^\*\*(.+)\*\*\n/.exec(text)?.[1] ?? ''

function expectSum(question: string, expected: string, language: Language) {
  const [kind, ...parts] = expected.split(' | ')
  expect(sumIn(question)).toMatchObject({ kind, missing: [] })
  const result = resultOf(textOf(question, language))
  for (const part of parts) expect(result).toContain(part)
}

const languageOf = (question: string) => (/\p{Script=Han}/u.test(question) ? 'zh' : 'en')

describe('what was misread once', () => {
  it.each(Object.entries(misread.sums))('“%s” is %s', (question, expected) => {
    expectSum(question, expected, languageOf(question))
  })

  it.each(misread.none)('“%s” is no sum', (question) => {
    expect(sumIn(question)).toBeNull()
  })
})

describe('payments that go on at a rate', () => {
  it.each(Object.entries({ ...savings.sums, ...savings.others }))(
    '“%s” is %s',
    (question, expected) => {
      expectSum(question, expected, languageOf(question))
    },
  )

  it.each(Object.entries(savings.missing))('“%s” needs more: %s', (question, expected) => {
    const [kind, ...values] = expected.split(' | ')
    expect(sumIn(question)).toMatchObject({ kind, missing: values })
  })

  it.each(Object.entries(savings.refused))('“%s” has no result: %s', (question, reason) => {
    expect(sumIn(question)?.kind).toBe('savingsPlan')
    expect(resultOf(textOf(question, languageOf(question)))).toContain(reason)
  })

  it.each(savings.none)('“%s” is none', (question) => {
    expect(sumIn(question)?.kind).not.toBe('savingsPlan')
  })

  it('are told with their rate as one that nobody can promise', () => {
    const questions = Object.keys(savings.sums)
    for (const question of questions) {
      expect(textOf(question, 'en')).toContain('Nobody can promise such a rate')
      expect(textOf(question, 'zh')).toContain('没有人能保证这样的收益')
    }
    expect(textOf('每月定投500 月收益10% 三年后有多少', 'zh')).toContain('多半是骗局')
  })
})

describe.each(['en', 'zh'] as const)('in %s', (language) => {
  const { sums, missing, refused, none } = questions[language]

  it.each(Object.entries(sums))('“%s” is %s', (question, expected) => {
    expectSum(question, expected, language)
  })

  it.each(Object.entries(missing))('“%s” needs more: %s', (question, expected) => {
    const [kind, ...values] = expected.split(' | ')
    expect(sumIn(question)).toMatchObject({ kind, missing: values })
    expect(resultOf(textOf(question, language))).toMatch(
      language === 'zh' ? /还需要/ : /still need/,
    )
  })

  it.each(Object.entries(refused))('“%s” has no result: %s', (question, reason) => {
    expect(resultOf(textOf(question, language))).toContain(reason)
  })

  it.each(none)('“%s” is no sum', (question) => {
    expect(sumIn(question)).toBeNull()
  })
})

describe('the text of a sum', () => {
  const all = [...Object.values(questions), savings].flatMap(({ sums, missing, refused }) =>
    [sums, missing, refused].flatMap(Object.keys),
  )

  it('has the result first, then the formula with its numbers and what is assumed', () => {
    expect(
      textOf('liquidation price for a 20x short opened at $3,000', 'en'),
    ).toMatchInlineSnapshot(`
      "**Opened at $3,000 with 20× leverage, a short is liquidated at about $3,150, after a rise of 5%.**

      Formula: short: entry price × (1 + 1 ÷ leverage − maintenance margin rate). Here: $3,000 × (1 + 1 ÷ 20) = $3,150

      Assumed: isolated margin, without fees and funding, without maintenance margin. Exchanges’ maintenance margin differs and closes the position earlier."
    `)
    expect(textOf('亏了50%要涨多少才能回本', 'zh')).toMatchInlineSnapshot(`
      "**亏了 50% 之后，要涨 100% 才能回本。**

      公式：需要的涨幅 = 1 ÷ (1 − 亏损) − 1 = 1 ÷ (1 − 50%) − 1 = 100%

      前提：不计手续费和税，期间没有加仓或减仓。"
    `)
    expect(textOf('10倍杠杆爆仓价是多少', 'zh')).toMatchInlineSnapshot(`
      "**要算爆仓价，还需要：开仓价。**

      公式：做多的爆仓价 = 开仓价 ×（1 − 1 ÷ 杠杆 + 维持保证金率）；做空的爆仓价 = 开仓价 ×（1 + 1 ÷ 杠杆 − 维持保证金率）"
    `)
  })

  it('warns of a rate that nothing earns for long', () => {
    expect(textOf('日赚 1% 的平台 1 万块 一年能赚多少', 'zh')).toContain('多半是骗局')
    expect(textOf('1000 usdt at 12% apr for a year, how much interest', 'en')).not.toContain('scam')
  })

  it('says that a number was rounded', () => {
    expect(textOf('亏了 35% 要涨多少回本', 'zh')).toContain('四舍五入')
    expect(textOf('亏了 20% 要涨多少回本', 'zh')).not.toContain('四舍五入')
  })

  it.each(all)(
    'of “%s” is whole in both languages, and offers an entry that exists',
    (question) => {
      const sum = sumIn(question)
      const texts = (['en', 'zh'] as const).map((language) => sum && sumText(sum, language))
      for (const text of texts) {
        expect(text).not.toMatch(/undefined|null|NaN|Infinity|\[object|\\|e\+\d/)
        expect(resultOf(text ?? '')).not.toBe('')
      }
      expect(texts[0]).not.toMatch(/\p{Script=Han}/u)
      expect(handbook.get(sum?.entry ?? '')).toBeDefined()
    },
  )
})

it('a long text is no sum', () => {
  const question = "what's my liquidation price at 60000 with a 10x long? "
  expect(sumIn(question.padEnd(400, 'a '))).not.toBeNull()
  expect(sumIn(question.padEnd(401, 'a '))).toBeNull()
})

/** Those take prices of many days, which only a source of live data has. */
const OF_HISTORIES = ['averaging-in']

it('every calculator is reached by a question', () => {
  const asked = [...Object.values(questions), savings, misread].flatMap(({ sums }) =>
    Object.keys(sums),
  )
  const reached = new Set(asked.map((question) => sumIn(question)?.form?.calculator))
  const missed = CALCULATORS.map(({ id }) => id).filter((id) => !reached.has(id))
  expect(missed).toEqual(OF_HISTORIES)
})
