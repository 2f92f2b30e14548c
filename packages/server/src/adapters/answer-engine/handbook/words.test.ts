import { describe, expect, it } from 'vitest'
import { measureKnown, stem, termsOf, wordsOf } from './words.ts'

describe('wordsOf', () => {
  it.each([
    ['', []],
    ['？!…', []],
    ['What is Bitcoin?', ['what', 'is', 'bitcoin']],
    ['BTC是什么', ['btc', '是', '什', '么']],
    ['ＢＴＣ　和 ETH', ['btc', '和', 'eth']],
    ['比特幣質押', ['比', '特', '币', '质', '押']],
    ['ERC-4337, sat/vB', ['erc', '4337', 'sat', 'vb']],
    ['the coin’s price', ['the', 'coin', 'price']],
  ])('reads %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words)
  })
})

describe('termsOf', () => {
  it.each([
    ['什么是质押', ['质押']],
    ['质押有什么风险？', ['质押', '风险']],
    ['比特币', ['比特', '特币']],
    ['怎么交税', ['交税']],
    ['税', ['税']],
    ['how do I stake ETH', ['stak', 'eth']],
    ['智能、合约', ['智能', '合约']],
    ['是什么', []],
  ])('looks up in %j %j', (text, terms) => {
    expect(termsOf(text)).toEqual(terms)
  })
})

describe('stem', () => {
  it.each([
    [['stake', 'staked', 'staking', 'stakes']],
    [['fee', 'fees']],
    [['tax', 'taxes', 'taxed']],
    [['swap', 'swaps', 'swapping', 'swapped']],
    [['liquidate', 'liquidated', 'liquidation']],
    [['currency', 'currencies']],
    [['bridge', 'bridges', 'bridging']],
  ])('makes one word of %j', (forms) => {
    expect(new Set(forms.map(stem)).size).toBe(1)
  })

  it.each([
    ['gas', 'ga'],
    ['mine', 'mint'],
    ['option', 'opt'],
    ['loss', 'lose'],
  ])('keeps %j apart from %j', (one, other) => {
    expect(stem(one)).not.toBe(stem(other))
  })
})

describe('measureKnown', () => {
  it.each([
    ['', [], 0],
    ['质押', [], 0],
    ['质押', ['质押'], 1],
    ['香港买币', ['香港'], 0.5],
    ['BTC 质押', ['质押'], 0.5],
    ['比特币', ['比特', '特币'], 1],
  ])('of %j with %j is %d', (text, known, share) => {
    expect(measureKnown(text)(new Set(known))).toBe(share)
  })
})
