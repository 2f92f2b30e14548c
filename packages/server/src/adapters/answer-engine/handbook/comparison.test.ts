import { describe, expect, it } from 'vitest'
import { sidesOf } from './comparison.ts'

describe('sidesOf', () => {
  it.each([
    ['staking vs lending', 'staking', 'lending'],
    ['BTC 和 ETH 有什么区别', 'BTC', 'ETH'],
    ['冷钱包和热钱包哪个好', '冷钱包', '热钱包'],
    ['买ETF还是直接买比特币', '买ETF', '直接买比特币'],
    ['difference between USDT and USDC', 'USDT', 'USDC'],
    ['is ethereum better than bitcoin', 'ethereum', 'bitcoin'],
    ['compare futures with options', 'futures', 'options'],
    ['ledger or trezor', 'ledger', 'trezor'],
  ])('splits %j', (question, left, right) => {
    const [one = '', other = ''] = sidesOf(question) ?? []
    expect(one).toContain(left)
    expect(other).toContain(right)
  })

  it.each(['', '什么是质押', 'what is staking', 'explain forks', '还是', 'or'])(
    'finds no comparison in %j',
    (question) => {
      expect(sidesOf(question)).toBeNull()
    },
  )
})
