import { beforeAll, describe, expect, it } from 'vitest'
import { loadHandbook } from './handbook.ts'
import { Typos } from './typos.ts'
import { loadVocabulary } from './vocabulary.ts'

describe('Typos', () => {
  let typos: Typos
  beforeAll(async () => {
    typos = new Typos(await loadHandbook(), await loadVocabulary())
  })

  it.each([
    ['what is bitcon', 'what is bitcoin'],
    ['bitcoin havling', 'bitcoin halving'],
    ['how does stakng work', 'how does staking work'],
    ['uniswop fees', 'uniswap fees'],
    ['比特必怎么买', '比特币怎么买'],
    ['助计词丢了', '助记词丢了'],
  ])('corrects %j', (typed, meant) => {
    expect(typos.correct(typed)).toBe(meant)
  })

  it.each([
    '',
    'what is bitcoin',
    'why is the sky blue',
    'the stock of knives',
    '脱毛哪家好',
    '笔记本电脑怎么选',
    'bitcn',
    `bitcon ${'x '.repeat(60)}`,
  ])('leaves %j as it is', (typed) => {
    expect(typos.correct(typed)).toBe(typed)
  })

  it('knows the words of the entries', () => {
    expect(typos.knows('bitcoin')).toBe(true)
    expect(typos.knows('zorbcoin')).toBe(false)
  })
})
