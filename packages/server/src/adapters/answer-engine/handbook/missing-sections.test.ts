import { describe, expect, it } from 'vitest'
import type { Turn } from '../../../ports.ts'
import { openHandbook } from './open-handbook.ts'
import { answerTo } from './testing/answer-to.ts'

const { planner } = await openHandbook()

/** The plan for the last of several questions, asked one after the other. */
function planTo(...asked: readonly [string, ...string[]]) {
  const text = asked.at(-1) ?? ''
  const history = asked.slice(0, -1).flatMap((content): Turn[] => [
    { role: 'user', content },
    { role: 'assistant', content: '' },
  ])
  const plan = planner.plan({
    text,
    history,
    deepThink: false,
    internetSearch: false,
    language: 'en',
  })
  if (plan.kind !== 'answer') throw new Error(`${text}: ${plan.kind}`)
  const [{ entry, sections }] = plan.parts
  return {
    slug: entry.slug,
    lacks: plan.lacks,
    focus: plan.focus,
    aspects: sections[0]?.aspects,
    defines: plan.defines,
  }
}

describe('what is asked and no section is on', () => {
  it.each([
    [['what is metamask', 'does it work on iphone'], 'metamask'],
    [['is a hardware wallet waterproof'], 'hardware-wallets'],
    [['币安怎么赚钱的'], 'binance'],
    [['什么是波场', '谁发明的'], 'tron'],
    [['什么是波场', '和以太坊兼容吗'], 'tron'],
  ] as const)('is in %j said to be missing, of the subject that is meant', (asked, slug) => {
    const [first, ...others] = asked
    expect(planTo(first, ...others)).toMatchObject({ slug, lacks: 'section' })
  })

  it.each([
    [['what is the bitcoin halving', 'how often does it happen'], 'halving', 'when'],
    [['what is aave', 'can i get liquidated there'], 'aave', 'sum'],
    [['can i get liquidated on aave'], 'aave', 'sum'],
    [['what is bitcoin', 'who invented it'], 'history-of-bitcoin', 'why'],
    [['what is metamask', 'can it hold bitcoin'], 'metamask', 'how'],
    [['what is staking', 'is it risky'], 'staking', 'risk'],
    [['can monero be traced'], 'monero', 'risk'],
    [['比特币减半多久一次'], 'halving', 'when'],
    [['什么是稳定币', '它会归零吗'], 'stablecoins', 'risk'],
    [['以太坊质押要32个吗'], 'staking', 'kinds'],
    [['is dogecoin limited'], 'dogecoin', 'sum'],
    [['狗狗币有上限吗'], 'dogecoin', 'sum'],
    [['is Solana a proof of stake chain?'], 'staking', 'kinds'],
    [['how does uniswap make money'], 'uniswap', 'why'],
    [['what is uniswap', 'how does it make money'], 'uniswap', 'why'],
    [['uniswap靠什么赚钱'], 'uniswap', 'why'],
    [['什么是比特币', '谁发明的'], 'history-of-bitcoin', 'why'],
    [['什么是以太坊', '谁发明的'], 'ethereum', 'why'],
    [['DAI怎么保持1美元'], 'dai-usds', 'how'],
  ] as const)('is not said to be missing in %j, which a section is on', (asked, slug, aspect) => {
    const [first, ...others] = asked
    const answer = planTo(first, ...others)
    expect(answer).toMatchObject({ slug, lacks: null })
    expect(answer.aspects).toContain(aspect)
  })

  it.each([
    [
      'why is my btc transaction stuck for 9 hours and can i speed it up',
      'mempool-and-confirmations',
    ],
    [
      'How long does a bitcoin confirmation take and how many do I need?',
      'mempool-and-confirmations',
    ],
    ['How long does withdrawing from Optimism to mainnet take and why so slow', 'optimism'],
    ['what does slippage 0.5% mean when I swap', 'dex-amm'],
    ['does the death cross actually work', 'moving-averages'],
    ['what is MiCA and does it apply to my exchange', 'regulation-eu'],
    ['Can I mine bitcoin on my laptop or is it pointless?', 'mining-pools-and-hardware'],
    ['Kraken wants a selfie holding my passport, is that normal', 'identity-verification'],
    ['合约开100x,跌1%是不是就没了', 'leverage-liquidation'],
    ['空投撸毛现在要准备多少个号,会不会被女巫', 'airdrops'],
    ['MACD金叉能不能直接梭哈', 'momentum-indicators'],
    ['助计词可以自己编吗,比如用我喜欢的12个单词', 'private-keys-seed-phrases'],
    ['闪电网络跟闪电贷有关系吗', 'bitcoin-lightning'],
  ])('is not said to be missing where it stands right there: %j', async (text, slug) => {
    expect(planTo(text).slug).toBe(slug)
    const { content } = await answerTo(text)
    expect(content).not.toMatch(/no section on exactly|没有专门谈到/)
  })

  it('is looked for in the entry spoken of, if that says something on what is named', () => {
    expect(planTo('what is an ETF', 'does ethereum have one too').slug).toBe('etfs')
  })

  it.each([
    ['is bitcoin money', 'bitcoin'],
    ['is chainlink an oracle', 'chainlink'],
    ['is BNB run by binance', 'bnb-chain'],
  ])('is told by the first words of an entry in %j', (text, slug) => {
    expect(planTo(text)).toMatchObject({ slug, lacks: null, defines: true })
  })
})

describe('a plain question', () => {
  it.each([
    'how many bitcoins will ever exist',
    'how many bitcoins are there in total',
    'how many eth are there',
    'what coin is DOT',
    'what coin is ADA',
    'what is the ticker for Avalanche',
    'what is the symbol of cardano',
    'is 32 eth needed to stake',
    'do i need 32 eth to stake',
    'what happened to terra luna',
    'What happened to Mt. Gox, and did people get paid back?',
    'Did the SEC approve the Solana ETF yet?',
    'How many bitcoins have been lost forever?',
    'What will happen to miners when all 21 million are mined',
    'Bybit hack what happened',
    'weird token worth $4000 showed up in my wallet, can i sell it',
    'What does max pain mean for options on Deribit?',
    '比特币2100万挖完之后矿工吃啥',
    '门头沟是啥事,赔完了吗',
    '刚入圈的小白,第一步该干嘛?手里有5000块',
    '冻卡了会不会留案底',
    'is trump coin safe',
    'can quantum computers break bitcoin',
    'tell me about the aave protocol',
    '比特币总量多少',
    '一共有多少个比特币',
    '以太坊质押要32个eth吗',
    '跑验证者要多少个eth',
    'ADA是什么币',
    '门罗币的代码是什么',
    '量子计算机会破解比特币吗',
    '以太坊有现货etf吗',
    '比特币多久减半一次',
    '特朗普币安全吗',
  ])('gets no word on prices, news or what to buy: %j', (text) => {
    expect(planTo(text).focus).toEqual([])
  })

  it.each([
    ['sol会归零吗', 'solana'],
    ['usdt会归零吗', 'tether-usdt'],
    ['will bitcoin go to zero', 'bitcoin'],
    ['could dogecoin go to zero', 'dogecoin'],
  ])('whether all may be lost is answered by the risks: %j', (text, slug) => {
    const { aspects, focus, ...answer } = planTo(text)
    expect(answer.slug).toBe(slug)
    expect(aspects).toContain('risk')
    expect(focus).not.toContain('forecast')
  })

  it.each([
    ['should i buy trump coin', 'trump-coin'],
    ['should i buy dogecoin', 'dogecoin'],
    ['狗狗币值得买吗', 'dogecoin'],
  ])('what to buy is left to the reader, with the risks of what is named: %j', (text, slug) => {
    const answer = planTo(text)
    expect(answer).toMatchObject({ slug, focus: ['advice'] })
    expect(answer.aspects).toContain('risk')
  })

  it.each([
    ['layer2是什么', 'layer-2'],
    ['什么是layer2', 'layer-2'],
    ['what is layer2', 'layer-2'],
    ['layer1是什么意思', 'layer-1'],
  ])('is not asked back: %j', (text, slug) => {
    expect(planTo(text)).toMatchObject({ slug, lacks: null })
  })
})
