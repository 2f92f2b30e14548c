import { expect, test } from 'vitest'
import { beginningOf } from './beginning-of.ts'

test.each([
  ['What is gas?', 'What is gas?'],
  [' What is gas?\n', 'What is gas?'],
  [
    'How do I move my coins from an exchange to a wallet of my own without losing them?',
    'How do I move my coins from an exchange to a wallet of my own…',
  ],
  [`${'a'.repeat(58)} words more`, `${'a'.repeat(58)} words…`],
  [`${'a'.repeat(60)} 2 and more`, `${'a'.repeat(60)} 2…`],
  ['a'.repeat(65), `${'a'.repeat(64)}…`],
  ['币'.repeat(32), '币'.repeat(32)],
  ['币'.repeat(33), `${'币'.repeat(32)}…`],
  [`BTC ${'币'.repeat(40)}`, `BTC ${'币'.repeat(30)}…`],
  ['🪙'.repeat(33), `${'🪙'.repeat(32)}…`],
])('of “%s” the login shows “%s”', (question, shown) => {
  expect(beginningOf(question)).toBe(shown)
})
