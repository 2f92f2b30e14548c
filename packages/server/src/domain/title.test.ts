import { expect, test } from 'vitest'
import { titleFrom } from './title.ts'

test.each([
  ['What is Bitcoin?', 'What is Bitcoin?'],
  ['  What\n is\tBitcoin? ', 'What is Bitcoin?'],
  ['a'.repeat(48), 'a'.repeat(48)],
  ['币'.repeat(24), '币'.repeat(24)],
  ['a'.repeat(49), `${'a'.repeat(47)}…`],
  ['币'.repeat(25), `${'币'.repeat(23)}…`],
  [
    'How does staking on Ethereum work, and what could I lose by it?',
    'How does staking on Ethereum work, and what…',
  ],
  [
    '比特币减半之后矿工的收入会怎样变化，价格是不是一定会上涨？',
    '比特币减半之后矿工的收入会怎样变化，价格是不是…',
  ],
  [`${'ab '.repeat(15)}ab, ${'cd'.repeat(9)}`, `${'ab '.repeat(15)}ab…`],
])('%j becomes %j', (text, title) => {
  expect(titleFrom(text)).toBe(title)
})

test('an emoji made of several code points is never cut apart', () => {
  const family = '👨‍👩‍👧'
  expect(titleFrom(family.repeat(30))).toBe(`${family.repeat(23)}…`)
})
