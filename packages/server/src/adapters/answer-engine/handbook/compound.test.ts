import { beforeAll, describe, expect, it } from 'vitest'
import { openHandbook } from './open-handbook.ts'
import type { Planner } from './planner.ts'

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

  it('leaves a story that ends in a question one question', () => {
    const parts = answeredBy('my late husband had bitcoin without me knowing, how do i find it')
    expect(parts).toEqual([expect.arrayContaining(['inheritance'])])
  })

  it('leaves a sum with several figures one question', () => {
    expect(answeredBy('i buy 2 eth at 1500 and 1 eth at 3000, what is my average?')).toBe('sum')
  })
})
