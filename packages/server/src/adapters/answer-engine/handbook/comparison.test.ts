import { describe, expect, it } from 'vitest'
import { rowsComparing } from './comparison.ts'
import { parseEntry } from './handbook.ts'
import { sidesOf } from './sides.ts'

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
    ["optimism and arbitrum what's the difference", 'optimism', 'arbitrum'],
  ])('splits %j', (question, left, right) => {
    const [one = '', other = ''] = sidesOf(question)
    expect(one).toContain(left)
    expect(other).toContain(right)
  })

  it.each([
    ['compare SOL, AVAX and SUI', ['SOL', 'AVAX', 'SUI']],
    ['BTC、ETH 和 SOL 的区别', ['BTC', 'ETH', 'SOL']],
    ['ledger or trezor or safepal', ['ledger', 'trezor', 'safepal']],
  ])('splits %j into more than two', (question, sides) => {
    expect(sidesOf(question).map((side) => side.trim())).toEqual(sides)
  })

  it.each(['', '什么是质押', 'what is staking', 'explain forks', '还是', 'or'])(
    'finds no comparison in %j',
    (question) => {
      expect(sidesOf(question)).toEqual([])
    },
  )
})

describe('rowsComparing', () => {
  const entry = (name: string, sections: string) =>
    parseEntry(
      `---\ntitle: ${name}\naliases: [x]\ntopics: [y]\nsummary: ${name} is one.\nchanges: z\nupdated: 2026-11-20\nrelated: []\nsources: [{title: D, url: https://example.org}]\n---\n${sections}\n`,
      name.toLowerCase(),
      'en',
    )
  const one = entry('A', '## Risks {risk}\nSmall ones. And more.\n\n## Cost {cost}\nLittle [1].')
  const other = entry('B', '## Risks {risk}\nLarge ones: these.\n\n## Cost {cost}\n- a list')

  it('has what both are, and the first sentence on each aspect that both answer in one', () => {
    expect(rowsComparing([one, other], [])).toEqual([
      { aspect: 'what', sides: ['A is one.', 'B is one.'] },
      { aspect: 'risk', sides: ['Small ones.', 'Large ones: these.'] },
    ])
  })

  it('looks at what is asked alone', () => {
    expect(rowsComparing([one, one], ['compare', 'cost'])).toEqual([
      { aspect: 'what', sides: ['A is one.', 'A is one.'] },
      { aspect: 'cost', sides: ['Little [1].', 'Little [1].'] },
    ])
  })
})
