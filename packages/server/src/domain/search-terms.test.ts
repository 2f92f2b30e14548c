import { describe, expect, it } from 'vitest'
import { excerptAround } from './excerpt.ts'
import { searchDocument, searchQuery } from './search-document.ts'
import { termsOf } from './search-terms.ts'
import { tokensIn } from './search-tokens.ts'

const lexemes = (text: string) => Array.from(tokensIn(text), ({ lexeme }) => lexeme)

describe('tokens', () => {
  it.each([
    ['质押收益', ['质押', '押收', '收益', '益']],
    ['ETH质押', ['eth', '质押', '押']],
    ['ERC-20 ERC20 erc 20', ['erc', '20', 'erc', '20', 'erc', '20']],
    ['2,100 万, 1,234,567 12,34 1.5%', ['2100', '万', '1234567', '12', '34', '1', '5']],
    ['Café CAFÉ ＢＴＣ ﬁat', ['cafe', 'cafe', 'btc', 'fiat']],
    ['$BTC @vitalik #DeFi', ['btc', 'vitalik', 'defi']],
    ['\0 \ud800 🚀 ¿% \\\'":*&|!()', []],
    ['𠮷野家', ['𠮷野', '野家', '家']],
    ['x'.repeat(100), ['x'.repeat(64)]],
  ])('of %j', (text, expected) => {
    expect(lexemes(text)).toEqual(expected)
  })

  it('know where they stand', () => {
    const text = 'Café 质押, 2,100!'
    const found = Array.from(tokensIn(text), ({ start, end }) => text.slice(start, end))
    expect(found).toEqual(['Café', '质押', '押', '2,100'])
  })
})

describe('a query', () => {
  it.each([
    ['质押', "('3f0d质押')"],
    ['押', "('3f0d押':*)"],
    ['比特币', "('3f0d比特' <-> '3f0d特币')"],
    ['stak', "('3f0dstak':*)"],
    ['eth stak', "('3f0deth') & ('3f0dstak':*)"],
    ['ETH质押', "('3f0deth') & ('3f0d质押')"],
    ['质押 ETH', "('3f0d质押') & ('3f0deth':*)"],
    ['ERC-20', "('3f0derc' <-> '3f0d20':*)"],
    ['BTC,ETH', "('3f0dbtc') & ('3f0deth':*)"],
    ["' \\ % _", ''],
  ])('%j asks for all of its words', (query, expected) => {
    expect(searchQuery('3f0d6a52-19c7-4be8-a1f4-70d2c95e8b36', termsOf(query))).toBe(expected)
  })
})

describe('a document', () => {
  it('says where each lexeme stands', () => {
    expect(searchDocument('3f0d6a52', 'gas 质押 gas')).toBe("'3f0dgas':1,4 '3f0d质押':2 '3f0d押':3")
  })

  it.each([
    ['words', (n: number) => `word${n.toString(36)} `],
    ['Chinese', (n: number) => String.fromCodePoint(0x4e00 + ((n * 7919) % 20_000))],
    ['rare Chinese', (n: number) => String.fromCodePoint(0x20000 + ((n * 7919) % 40_000))],
    ['ligatures', () => '\ufdfa '],
    ['long words', (n: number) => `${'字母ab'.repeat(30)}${n} `],
  ])('of 500,000 %s stays within what the database takes', (_, text) => {
    const long = Array.from({ length: 500_000 }, (__, n) => text(n)).join('')
    expect(Buffer.byteLength(searchDocument('3f0d6a52', long))).toBeLessThan(1_000_000)
  })
})

describe('an excerpt', () => {
  const marked = (text: string, query: string) => {
    const { excerpt, ranges } = excerptAround(text, termsOf(query))
    return ranges.reduceRight(
      (all, [from, to]) => `${all.slice(0, from)}[${all.slice(from, to)}]${all.slice(to)}`,
      excerpt,
    )
  }

  it.each([
    ['质押收益来自增发', '质押', '[质押]收益来自增发'],
    ['质押收益来自增发', '收', '质押[收]益来自增发'],
    ['质押收益', '收益 质押', '[质押收益]'],
    ['The staked stake', 'stake', 'The [staked] [stake]'],
    ['质押 and staking', 'staking 质押', '[质押] and [staking]'],
    ['ERC 20, ERC-20 and 20 ERC', 'erc20', '[ERC 20], [ERC-20] and 20 ERC'],
    ['Crème de la crème', 'creme', '[Crème] de la [crème]'],
    ['👍 ＥＴＨ 👍', 'eth', '👍 [ＥＴＨ] 👍'],
    ['nothing of it', '质押', 'nothing of it'],
  ])('of %j for %j', (text, query, expected) => {
    expect(marked(text, query)).toBe(expected)
  })

  it.each([
    ['far inside', `${'以太坊网络。'.repeat(50)}质押有风险。${'以太坊网络。'.repeat(50)}`],
    ['at the end', `${'an ordinary word '.repeat(50)}质押`],
    ['at the beginning', `质押${' an ordinary word'.repeat(50)}`],
    ['among characters of several units', `${'👨‍👩‍👧'.repeat(60)}质押${'👨‍👩‍👧'.repeat(60)}`],
  ])('shows the hit %s, and no half characters', (_, text) => {
    const { excerpt, ranges } = excerptAround(text, termsOf('质押'))
    expect(ranges.map(([from, to]) => excerpt.slice(from, to))).toEqual(['质押'])
    expect(excerpt.length).toBeLessThan(130)
    expect(excerpt.replaceAll('👨‍👩‍👧', '')).toMatch(/^[…\p{Script=Han}。a-z ]*$/u)
  })

  it('cuts a hit that is longer than itself', () => {
    const { excerpt, ranges } = excerptAround('x'.repeat(1000), termsOf('x'.repeat(100)))
    expect(ranges).toEqual([[0, excerpt.length - 1]])
  })
})
