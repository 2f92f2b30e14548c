import { describe, expect, it } from 'vitest'
import { openHandbook } from './open-handbook.ts'

const { handbook, planner } = await openHandbook()

const planTo = (text: string) =>
  planner.plan({ text, history: [], deepThink: false, internetSearch: false, language: 'en' })

function lackIn(text: string) {
  const plan = planTo(text)
  if (plan.kind !== 'answer') throw new Error(`${text}: ${plan.kind}`)
  return { slug: plan.parts[0].entry.slug, lacks: plan.lacks }
}

describe('steps that are asked for', () => {
  it.each([
    ['how do I create my own bridge', 'bridges'],
    ['how do I sculpt an NFT', 'nfts'],
    ['how do I program a flash loan', 'flash-loans'],
    ['how do I become a market maker', 'market-makers'],
    ['怎么编写闪电贷', 'flash-loans'],
    ['怎么当做市商', 'market-makers'],
    ['如何雕刻NFT', 'nfts'],
  ])('are in %j said to be missing, before what there is', (text, slug) => {
    expect(lackIn(text)).toEqual({ slug, lacks: 'steps' })
  })

  it.each([
    'how do i revoke token approvals',
    'how do I bridge ETH to Arbitrum',
    'how do i stake eth',
    'how to mint an NFT safely',
    'how do I borrow against bitcoin without getting liquidated',
    'how can I tell if an NFT is worth anything',
    'what are flash loans used for',
    '怎么跨链',
    '怎么质押ETH',
    '新手怎么质押',
    '怎么安全mint NFT',
    '闪电贷有什么用',
    '期现套利怎么做',
    '预言机被操纵是怎么偷钱的',
  ])('are not said to be missing in %j', (text) => {
    expect(lackIn(text).lacks).toBeNull()
  })

  it('are never said to be missing where a section is known to have them', () => {
    const wrong = [...handbook.values()].flatMap((texts) =>
      [texts.en, texts.zh].flatMap(({ sections }) =>
        sections.flatMap((section) =>
          section.asked.slice(0, 1).filter((text) => {
            const plan = planTo(text)
            const isLacking = plan.kind === 'answer' && plan.lacks === 'steps'
            return isLacking && plan.parts[0].sections.includes(section)
          }),
        ),
      ),
    )
    expect(wrong).toEqual([])
  })
})
