import { beforeAll, describe, expect, it } from 'vitest'
import { type OpenHandbook, openHandbook } from './open-handbook.ts'
import { opensWithYesOrNo } from './testing/yes-or-no.ts'
import { loadVocabulary } from './vocabulary.ts'
import { asksYesOrNo } from './yes-or-no.ts'

const { projects } = await loadVocabulary()

describe('a question that is answered with yes or no', () => {
  let opened: OpenHandbook
  beforeAll(async () => {
    opened = await openHandbook()
  })

  it.each(['en', 'zh'] as const)('is answered so at once where it is a heading: %s', (language) => {
    const evasive = [...opened.handbook.values()].flatMap((entries) =>
      entries[language].sections
        .filter(({ heading }) => asksYesOrNo(heading, language))
        .filter(({ body }) => !opensWithYesOrNo(body, language))
        .map(({ heading, body }) => `${entries[language].slug}, ${heading} ${body.slice(0, 60)}`),
    )
    expect(evasive).toEqual([])
  })

  it.each([
    ['en', (name: string) => `Is ${name} safe?`],
    ['zh', (name: string) => `${name} 安全吗？`],
  ] as const)('is answered so at once for whatever has a name: %s', (language, asking) => {
    const evasive = projects.flatMap(({ name }) => {
      const plan = opened.planner.plan({
        text: asking(name),
        history: [],
        deepThink: false,
        internetSearch: false,
        language,
      })
      const body = plan.kind === 'answer' ? plan.parts[0].sections[0]?.body : undefined
      if (body !== undefined && opensWithYesOrNo(body, language)) return []
      return [`${asking(name)} ${body?.slice(0, 60) ?? plan.kind}`]
    })
    expect(evasive).toEqual([])
  })

  it.each([
    ['can someone steal my crypto with just my wallet address', /^Safe: .*nobody can spend/],
    ['is monero banned in the eu', /^Legal to own/],
    ['is bitcoin banned in india', /^Legal: /],
    ['is bitcoin illegal in china', /^Not legal/],
    ['can I lose more money than I put in if I just buy bitcoin', /^No, /],
    ['is bitcoin quantum safe', /^No danger today/],
    ['is usdt backed by real dollars', /^Mostly, /],
    ['can i use the same seed phrase in two wallets', /^Yes: /],
    ['is a seed phrase the same as a private key', /^They are not the same/],
    ['私钥和助记词是一回事吗', /^不是一回事/],
    ['买现货会不会倒欠钱', /^不会/],
    ['USDT背后真的有美元吗', /^多半有/],
    ['测试币能卖钱吗', /^不值钱/],
  ])('is answered as it was asked, not as another one: %j', (text, start) => {
    const language = /\p{Script=Han}/u.test(text) ? 'zh' : 'en'
    const plan = opened.planner.plan({
      ...{ text, language, history: [] },
      ...{ deepThink: false, internetSearch: false },
    })
    expect(plan.kind === 'answer' && plan.parts[0].sections[0]?.body).toMatch(start)
  })

  it.each([
    ['Safe: nobody can spend it.', 'en', true],
    ['Safety depends on you.', 'en', false],
    ['Not entirely, although it is old.', 'en', true],
    ['It has run since 2017.', 'en', false],
    ['Notable risks remain.', 'en', false],
    ['大体安全：它运行多年。', 'zh', true],
    ['规模大、流动性好。', 'zh', false],
    ['有托管比没有安全。', 'zh', false],
  ] as const)('takes “%s” (%s) for such an answer: %s', (text, language, expected) => {
    expect(opensWithYesOrNo(text, language)).toBe(expected)
  })
})
