import { beforeAll, describe, expect, it } from 'vitest'
import { openHandbook } from './open-handbook.ts'
import type { Planner } from './planner.ts'
import { answerTo } from './testing/answer-to.ts'

describe('two questions in one', () => {
  let planner: Planner
  beforeAll(async () => {
    planner = (await openHandbook()).planner
  })

  const answeredBy = (text: string) => {
    const plan = planner.plan({
      text,
      history: [],
      deepThink: false,
      internetSearch: false,
      language: 'en',
    })
    if (plan.kind !== 'answer') return plan.kind
    return plan.parts.map(({ entry, sections }) => [
      entry.slug,
      ...sections.flatMap(({ aspects }) => aspects),
    ])
  }

  it.each([
    ['what is a seed phrase and where should i keep it', ['private-keys-seed-phrases']],
    ['什么是助记词，应该存在哪里', ['private-keys-seed-phrases']],
    ['香港炒币合法吗，要不要交税', ['regulation-hong-kong', 'taxes-greater-china']],
    ['MEME币是啥，狗狗币有上限吗', ['memecoins', 'dogecoin']],
    ['什么是预言机 chainlink干嘛的', ['oracles', 'chainlink']],
    ['土狗是什么，怎么避免买到貔貅盘', ['memecoins', 'honeypot-tokens']],
    ['eigenlayer是什么 怎么玩', ['restaking']],
    ['what is dogecoin and should I buy it', ['dogecoin']],
    ['what is EIP-4844 and why did it make L2s cheaper', ['data-availability', 'layer-2']],
    ['what are stablecoins, and can they lose their peg?', ['stablecoins']],
    ['what is a 51% attack and could it happen to bitcoin', ['consensus']],
  ])('%j is answered twice', (text, slugs) => {
    const parts = answeredBy(text)
    expect(Array.isArray(parts) && parts.map(([slug]) => slug)).toEqual(slugs)
  })

  it.each(['what is restaking and is it safe', '质押是什么，有什么风险'])(
    '%j has the risks in its answer',
    (text) => {
      expect(answeredBy(text)).toEqual([expect.arrayContaining(['risk'])])
    },
  )

  it('says nothing twice', async () => {
    const { headings } = await answerTo('what are memecoins and why do people buy them')
    expect(headings).toEqual([...new Set(headings)])
    expect(headings[0]).toBe('What you buy')
  })

  it('says of each half what it cannot know, and how far it falls short', async () => {
    const { content } = await answerTo('what is dogecoin and should I buy it')
    const [definition, advice] = ['proof-of-work coin', 'your decision'].map((part) =>
      content.indexOf(part),
    )
    expect(definition).toBeGreaterThanOrEqual(0)
    expect(advice).toBeGreaterThan(definition ?? 0)
  })

  it('explains a word of the glossary before what is asked of it', async () => {
    const { content } = await answerTo('51%攻击是什么，比特币会被51攻击吗')
    expect(content).toMatch(/^\*\*51% 攻击\*\*：/)
    expect(content).toContain('### 共识机制 – 51% 攻击能做什么')
  })

  it('leaves a story that ends in a question one question', () => {
    const parts = answeredBy('my late husband had bitcoin without me knowing, how do i find it')
    expect(parts).toEqual([expect.arrayContaining(['inheritance'])])
  })

  it('leaves a sum with several figures one question', () => {
    expect(answeredBy('i buy 2 eth at 1500 and 1 eth at 3000, what is my average?')).toBe('sum')
  })
})
