import { beforeAll, describe, expect, it } from 'vitest'
import type { Language, Turn } from '../../../ports.ts'
import { openHandbook } from './open-handbook.ts'
import type { Planner } from './planner.ts'

let planner: Planner
beforeAll(async () => {
  planner = (await openHandbook()).planner
})

function planTo(text: string, history: readonly Turn[] = [], language: Language = 'en') {
  return planner.plan({ text, history, deepThink: false, internetSearch: false, language })
}

function answerTo(text: string, history: readonly Turn[] = []) {
  const plan = planTo(text, history)
  if (plan.kind !== 'answer') throw new Error(`${text}: ${plan.kind}`)
  const [slug, ...more] = plan.parts.map(({ entry }) => entry.slug)
  const headings = plan.parts[0].sections.map(({ heading }) => heading)
  return { focus: plan.focus, slug, more, headings }
}

describe('a request that can’t be granted', () => {
  it.each([
    ['is tether backed', 'tether-usdt'],
    ['how does usdt stay at 1 dollar', 'tether-usdt'],
    ["what's RSI", 'momentum-indicators'],
    ['when is the next halving', 'halving'],
  ])('is not heard in %j, which has an answer', (text, slug) => {
    expect(answerTo(text)).toMatchObject({ focus: [], slug })
  })

  it.each([
    ['is binance pausing withdrawals right now', 'news'],
    ['what is the price of bitcoin', 'figures'],
    ['will bitcoin go up', 'forecast'],
  ])('is heard in %j', (text, requested) => {
    expect(answerTo(text).focus).toEqual([requested])
  })

  it('is heard again where it is made of another subject', () => {
    const history = [
      { role: 'user', content: 'bitcoin price now' },
      { role: 'assistant', content: 'I have no live data.' },
    ] as const
    expect(answerTo('what about eth', history).focus).toEqual(['figures'])
  })
})

it.each([
  ['how do stablecoins make money', 'stablecoins'],
  ['can a blockchain be hacked', 'blockchain'],
  ['how do rollups post data', 'layer-2'],
  ['稳定币为什么偶尔会脱锚，原理是什么', 'stable-depeg'],
  ['TVL这个指标说明什么', 'defi'],
  ['eth price in usd', 'volatility'],
  ['doge是谁发明的', 'dogecoin'],
  ['谁创立了瑞波', 'xrp'],
  ['who owns binance', 'binance'],
  ['how much bitcoin does microstrategy own', 'bitcoin-treasury-companies'],
])('%j is answered by the entry on what is meant', (text, slug) => {
  expect(answerTo(text).slug).toBe(slug)
})

it.each([
  ['朋友让我帮他收U给我手续费', 'scams'],
  ['L2手续费为什么便宜', 'layer-2'],
  ['台灣買比特幣要繳稅嗎', 'taxes-greater-china'],
])('%j is answered by one entry, without what else is said in general', (text, slug) => {
  expect(answerTo(text)).toMatchObject({ slug, more: [] })
})

it.each([
  ['how to bridge eth to optimism without getting scammed', 'Safe transfer, step by step'],
  ['怎么防止授权被盗', '签名前自问'],
])('%j is answered by what prevents it, not by what to do then', (text, heading) => {
  expect(answerTo(text).headings).toEqual([heading])
})

it.each([
  ['imtoken怎么导出私钥', 'private-keys-seed-phrases', '怎么查看或导出私钥'],
  [
    'where do i find my private key in phantom',
    'private-keys-seed-phrases',
    'How to see or export',
  ],
  ['is it ok to keep my seed phrase in 1password', 'private-keys-seed-phrases', 'Paper, password'],
  ['mexc怎么注册', 'offshore-exchanges', '怎么注册'],
  ['火币现在叫啥', 'offshore-exchanges', '火币还在吗'],
  ['can i still use mexc', 'offshore-exchanges', 'Are they still around'],
  ['链游现在还有人玩吗', 'gamefi', '能赚到钱吗'],
  ['铭文还有前途吗', 'ordinals-and-runes', '安全吗'],
  ['中本聪是谁 还活着吗', 'history-of-bitcoin', '中本聪是谁'],
  ['can the gov ban bitcoin', 'bitcoin-objections', 'Can governments ban'],
  ['美国会不会封杀比特币', 'bitcoin-objections', '国家能禁止'],
  ['paying my employees in bitcoin', 'crypto-cards-and-payments', 'Paying wages'],
  ['公司想用比特币付工资', 'crypto-cards-and-payments', '用币发工资'],
  ['Trust Wallet not showing my tokens', 'wallets', 'Tokens don'],
  ['钱包里看不到刚转进来的币', 'wallets', '代币不显示'],
])('%j is answered by the section on it', (text, slug, heading) => {
  expect(answerTo(text)).toMatchObject({ slug, headings: [expect.stringContaining(heading)] })
})

describe('a name that is the whole question', () => {
  it.each([
    ['转错网络怎么办', '选错了怎么办'],
    ['exchange got hacked what to do', 'If your exchange reports a hack'],
    ['is this exchange legit', 'Is an exchange safe?'],
    ['币安理财靠谱吗', '安全吗'],
  ])('is answered in %j by what it asks', (text, heading) => {
    expect(answerTo(text).headings[0]).toBe(heading)
  })

  it.each([
    'btc',
    '币安',
    'MetaMask',
    'FTX',
    'defi',
    '比特币会被禁吗',
    'how many bitcoins are left',
  ])('is in %j no request for what can’t be known', (text) =>
    expect(answerTo(text)).toMatchObject({ focus: [], headings: [expect.any(String)] }),
  )

  it.each([
    ['which coin should I buy', 'advice'],
    ['为什么今天大跌', 'news'],
  ])('is one in %j', (text, requested) => {
    expect(answerTo(text).focus).toEqual([requested])
  })
})

describe('in a conversation', () => {
  const after = (...asked: readonly string[]) =>
    asked.map((content) => ({ role: 'user', content }) as const)

  it.each([
    ['什么是私钥', '今天天气怎么样'],
    ['what is staking', 'recommend a movie for today'],
    ['what is staking', 'whats the capital of france'],
  ])('%j says nothing of %j', (before, text) => {
    expect(planTo(text, after(before)).kind).toBe('offTopic')
  })

  it.each([
    [['冷钱包和热钱包的区别'], '我该用哪个', 'hardware-wallets'],
    [['什么是定投'], '多久合适', 'dollar-cost-averaging'],
    [['ETH staking', '那sol呢'], '哪个更安全', 'solana'],
    [['tell me about solana', 'is it better than eth'], 'how do i buy it', 'solana'],
    [['什么是比特币'], '谁发明的', 'history-of-bitcoin'],
    [['比特币减半是什么'], '上一次是哪一年', 'halving'],
  ] as const)('%j is what %j leans on', (asked, text, slug) => {
    expect(answerTo(text, after(...asked)).slug).toBe(slug)
  })

  it('answers a name in the language spoken, or else of the reader', () => {
    expect(planTo('usdt').reading.language).toBe('en')
    expect(planTo('usdt', [], 'zh').reading.language).toBe('zh')
    expect(planTo('usdt', after('什么是比特币', 'eth')).reading.language).toBe('zh')
    expect(planTo('usdt', after('what is bitcoin'), 'zh').reading.language).toBe('en')
    expect(planTo('what is usdt', [], 'zh').reading.language).toBe('en')
  })
})

it.each([
  ['can i lose more than i put in', 'spot-trading'],
  ['is usdt backed', 'tether-usdt'],
  ['who controls bitcoin', 'bitcoin'],
  ['what happened to terra', 'terra-luna-collapse'],
  ['怎么跑eth节点', 'run-a-node'],
  ['哪个交易所手续费最低', 'choosing-an-exchange'],
  ['斐波那契回撤靠谱不', 'technical-analysis'],
  ['哈希值怎么查', 'block-explorers'],
  ['网上买的二手ledger能用吗', 'hardware-wallets'],
  ['how to find my seedphrase in exodus', 'private-keys-seed-phrases'],
  ['比特币披萨节是哪天', 'history-of-bitcoin'],
  ['卖房买币', 'savings-and-emergency-fund'],
])('%j is answered by what it is about, whatever words it shares with others', (text, slug) => {
  expect(answerTo(text).slug).toBe(slug)
})
