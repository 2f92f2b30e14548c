import { describe, expect, it } from 'vitest'
import { languageOf } from '../../language.ts'
import { sumOf } from './continued-sum.ts'

/** The answer to the last question of a conversation. */
function answerTo(asked: readonly string[]): string {
  const text = asked.at(-1) ?? ''
  const history = asked
    .slice(0, -1)
    .flatMap((content) => [
      { role: 'user', content } as const,
      { role: 'assistant', content: 'the answer' } as const,
    ])
  return sumOf({ text, history })?.text(languageOf(asked[0] ?? '')) ?? 'no sum'
}

describe('a question that gives another number for the sum before', () => {
  const zh = '100倍杠杆开多1万u，涨2%赚多少'
  const en = 'I long 10k usdt with 100x leverage, price up 2%, how much do i make'

  it.each([
    [[zh, '那20倍呢'], '盈利 4,000 USDT'],
    [[zh, '20倍'], '盈利 4,000 USDT'],
    [[zh, '涨5%呢'], '盈利 50,000 USDT'],
    [[zh, '如果本金换成5000'], '盈利 10,000 USDT'],
    [[zh, '那20倍呢', '跌2%呢'], '亏损 4,000 USDT'],
    [[zh, '那20倍呢', '谢谢', '做空呢'], '亏损 4,000 USDT'],
    [[zh, '20倍涨1%呢'], '盈利 2,000 USDT'],
    [['10倍做多60000开仓爆仓价多少', '那50呢'], '做多在约 58,800'],
    [['1000u存2年年化5%有多少', '3年呢', '那8%呢'], '240 USDT'],
    [['跌了50%要涨多少才能回本', '那80%呢'], '要涨 400%'],
    [[en, 'and with 20x?'], 'profit of 4,000 USDT'],
    [[en, 'what about 5%?'], 'profit of 50,000 USDT'],
    [[en, 'and if it drops 0.5%?'], 'loss of 5,000 USDT'],
    [[en, 'what about 5k'], 'profit of 10,000 USDT'],
    [['bought 2 eth at 1500, sold at 2000, profit?', 'and if i sell at 2500?'], 'profit of 2,000'],
    [
      ['bought 2 eth at 1500, sold at 2000, profit?', 'what if i bought at 1000'],
      'profit of 2,000',
    ],
  ])('is the same sum with it: %j', (asked, result) => {
    expect(answerTo(asked)).toContain(result)
  })

  it('says what was replaced', () => {
    expect(answerTo([zh, '那20倍呢'])).toContain('只把“100倍”换成“20倍”')
    expect(answerTo([en, '20x?'])).toContain('with 20x instead of 100x')
  })

  it.each([
    [['bought 2 eth at 1500, sold at 2000, profit?', 'and 1800?'], 'can’t tell which number'],
    [['跌了50%要涨多少才能回本', '那3个月呢'], '看不出要换掉'],
  ])('says so where it is not clear which one is meant: %j', (asked, result) => {
    expect(answerTo(asked)).toContain(result)
  })

  it.each([
    [[zh, '那10倍安全吗']],
    [[zh, '那手续费呢']],
    [[zh, '什么是爆仓', '那20倍呢']],
    [[en, 'is 20x too risky?']],
    [['what is staking', 'and 5%?']],
  ])('is no sum where something else is asked: %j', (asked) => {
    expect(answerTo(asked)).toBe('no sum')
  })
})

it.each([
  [['i bought 2 eth and sold at 2000, profit?', '1500'], 'profit of 1,000'],
  [['我买了2个eth，2000卖掉，赚了多少', '1500买的'], '盈利 1,000'],
])('what a sum still needed is taken from the next question: %j', (asked, result) => {
  expect(answerTo(asked)).toContain(result)
})

describe('a price for coins whose worth was asked', () => {
  it.each([
    [['狗狗币10万个值多少', '涨到1刀呢'], '100,000 DOGE 是 100,000 美元'],
    [['狗狗币10万个现在值多少', '到1刀呢', '那2刀呢'], '100,000 DOGE 是 200,000 美元'],
    [['我有10万个狗狗币', '涨到1刀值多少'], '100,000 DOGE 是 100,000 美元'],
    [['0.5 btc值多少', '谢谢', '涨到20万呢'], '0.5 BTC 是 100,000'],
    [['how much is 100k doge worth', 'and at $1?'], '100,000 DOGE are $100,000'],
    [['i have 2 btc', 'what if it goes to 200k'], '2 BTC are 400,000'],
  ])('is taken from the next question: %j', (asked, result) => {
    expect(answerTo(asked)).toContain(result)
  })

  it.each([
    [['狗狗币10万个值多少', '会涨到1刀吗']],
    [['狗狗币10万个值多少', '那以太坊呢']],
    [['0.5 btc值多少', '手续费1%呢']],
    [['怎么买1个比特币', '涨到20万呢']],
  ])('is no sum where something else is asked: %j', (asked) => {
    expect(answerTo(asked)).toBe('no sum')
  })
})
