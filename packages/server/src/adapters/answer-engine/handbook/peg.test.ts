import { describe, expect, it } from 'vitest'
import { answerTo } from './testing/answer-to.ts'

describe('whether a stablecoin is at its peg', () => {
  it.each([
    'has USDT lost its peg?',
    'Is USDT holding its peg?',
    'did USDT depeg',
    'is USDC still pegged?',
    'Has DAI depegged?',
    'is FDUSD off its peg right now',
  ])('cannot be known of now: “%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(/^Without live data I can’t know whether it is at its peg now\./)
    expect(headings).toEqual(['What to do'])
    expect(content).not.toContain('network')
  })

  it.each([
    'USDT脱锚了吗',
    'USDC又脱锚了吗',
    'USDT 现在有没有脱锚？',
    'USDT还锚定美元吗',
    'USDe脱钩了没有',
    '稳定币脱锚了吗',
  ])('没法知道：“%s”', async (text) => {
    const { content, headings } = await answerTo(text)
    expect(content).toMatch(/^没有实时数据，我没法知道它现在有没有脱锚。/)
    expect(headings).toEqual(['脱锚了怎么办'])
    expect(content).not.toContain('网络')
  })

  it.each([
    'has USDC ever depegged',
    'could USDT depeg in the next crisis',
    'why did UST lose its peg',
    'can a stablecoin lose its peg',
    'what is a peg',
    'is the Hong Kong dollar pegged?',
    'is sBTC pegged to bitcoin?',
    'USDC 2023 年 3 月脱锚了吗',
    'USDC以前脱锚过吗',
    '稳定币脱锚怎么办',
    'USDT会脱锚吗',
    'USDT脱锚了怎么办，能卖吗',
  ])('is not what “%s” asks', async (text) => {
    const { content } = await answerTo(text)
    expect(content).not.toMatch(/whether it is at its peg now|现在有没有脱锚/)
  })
})
