import { expect, test } from 'vitest'
import { givenTitle, titleFrom, titleOfQuestion } from './title.ts'

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
  ['Why $$x^2$$ grows', 'Why x² grows'],
])('%j becomes %j', (text, title) => {
  expect(titleFrom(text)).toBe(title)
})

test('an emoji made of several code points is never cut apart', () => {
  const family = '👨‍👩‍👧'
  // Five code points each, and a title has at most a hundred.
  expect(titleFrom(family.repeat(30))).toBe(`${family.repeat(19)}…`)
})

test('a title made of a question holds no more than a given one may', () => {
  expect(titleFrom('Is \u202eniocotiB\u202c safe?')).toBe('Is niocotiB safe?')
  for (const title of [titleFrom, titleOfQuestion].map((made) =>
    made(`a${'\u0301'.repeat(200)}`),
  )) {
    expect(givenTitle(title)).toBe(title)
  }
})

test.each([
  ['What is Bitcoin?', 'What is Bitcoin?'],
  ['比特币是什么？', '比特币是什么？'],
  ['Hi there, what is gas?', 'What is gas?'],
  ['Hello! Could you please tell me what gas is?', 'What gas is?'],
  ['hello kitty coin, is it safe?', 'hello kitty coin, is it safe?'],
  ["I'd like to know how staking works", 'How staking works'],
  ['你好，请问一下什么是质押？', '什么是质押？'],
  ['我想知道质押的风险', '质押的风险'],
  ['你好吗', '你好吗'],
  ['请问', '请问'],
  ['Please', 'Please'],
  ['怎么证明 \\(\\sigma^2 \\ge 0\\)？', '怎么证明 σ² ≥ 0？'],
  [
    'I bought some ether last year and it lies around in my wallet. What are the risks of staking it?',
    'What are the risks of staking it?',
  ],
  [
    '我去年买了一些以太坊，一直放在钱包里没有动过。质押它有哪些风险？收益怎么样？',
    '质押它有哪些风险？',
  ],
  ['The fee was 0.5 ETH for 3 ETH. Why?', 'The fee was 0.5 ETH for 3 ETH. Why?'],
  [
    'How does staking on Ethereum work, and what could I lose by it?',
    'How does staking on Ethereum work, and what…',
  ],
])('the topic of %j is called %j', (question, title) => {
  expect(titleOfQuestion(question)).toBe(title)
})

test.each([
  [' Gas fees \n', 'Gas fees'],
  ['币'.repeat(100), '币'.repeat(100)],
  ['🪙'.repeat(100), '🪙'.repeat(100)],
])('a person may call it %j', (text, title) => {
  expect(givenTitle(text)).toBe(title)
})

test.each(['', ' \u3000', '\u200b', 'a'.repeat(101), 'Gas\nfees', 'Gas\u202efees', '\ud800'])(
  'but not %j',
  (text) => {
    expect(() => givenTitle(text)).toThrow(
      expect.objectContaining({ key: 'error.invalidTopicTitle' }),
    )
  },
)
