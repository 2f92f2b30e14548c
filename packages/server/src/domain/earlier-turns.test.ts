import { expect, test } from 'vitest'
import { type ChatMessage, earlierTurns } from './earlier-turns.ts'

const user = (content: string): ChatMessage => ({ role: 'user', content })
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content })

test('answered questions are told in their order', () => {
  const said = [user('one?'), assistant('one.'), user('two?'), assistant('two.')]
  expect(earlierTurns(said)).toEqual(said)
})

test('a question without an answer is left out with its empty answer', () => {
  expect(
    earlierTurns([user('one?'), assistant('one.'), user('lost?'), assistant(''), user('two?')]),
  ).toEqual([user('one?'), assistant('one.')])
})

test.each([
  [15_999, 4],
  [16_000, 4],
  [16_001, 2],
])('of two turns of %i characters %i messages are kept', (length, kept) => {
  const answer = assistant('x'.repeat(length - 1))
  const turns = earlierTurns([user('1'), answer, user('2'), answer])
  expect(turns).toHaveLength(kept)
  expect(turns.at(-2)).toEqual(user('2'))
})

test('nothing was said in a new topic', () => {
  expect(earlierTurns([])).toEqual([])
})
