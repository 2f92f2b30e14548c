import { describe, expect, test } from 'vitest'
import { type ChatMessage, earlierTurns } from './earlier-turns.ts'

const user = (content: string): ChatMessage => ({ role: 'user', content })
const assistant = (content: string): ChatMessage => ({ role: 'assistant', content })
/** An exchange of so many tokens. */
const exchange = (name: string, tokens: number) => [
  user(name.padEnd(3, '.')),
  assistant('币'.repeat(tokens - 1)),
]
const questions = (turns: readonly ChatMessage[]) =>
  turns.flatMap(({ role, content }) => (role === 'user' ? content.replaceAll('.', '') : []))

test('answered questions are shown in their order', () => {
  const said = [user('one?'), assistant('one.'), user('two?'), assistant('two.')]
  expect(earlierTurns(said)).toEqual({ turns: said, leftOut: 0 })
})

test('a question without an answer is left out with its empty answer', () => {
  const said = [user('one?'), assistant('one.'), user('lost?'), assistant(''), user('two?')]
  expect(earlierTurns(said)).toEqual({ turns: [user('one?'), assistant('one.')], leftOut: 0 })
})

test('nothing was said in a new topic', () => {
  expect(earlierTurns([])).toEqual({ turns: [], leftOut: 0 })
})

describe('within a bound', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].flatMap((name) => exchange(name, 100))

  test.each([
    [500, ['a', 'b', 'c', 'd', 'e'], 0],
    [499, ['a', 'c', 'd', 'e'], 1],
    [401, ['a', 'c', 'd', 'e'], 1],
    [400, ['a', 'c', 'd', 'e'], 1],
    [399, ['a', 'd', 'e'], 2],
    [200, ['a', 'e'], 3],
  ])('of %i tokens the first exchange and the newest are kept', (most, kept, leftOut) => {
    const shown = earlierTurns(five, most)
    expect(questions(shown.turns)).toEqual(kept)
    expect(shown.leftOut).toBe(leftOut)
    expect(shown.turns.every(({ forModel }) => forModel === undefined)).toBe(true)
  })

  test('nothing is kept that stands before what does not fit', () => {
    const said = [
      ...exchange('a', 10),
      ...exchange('b', 10),
      ...exchange('c', 500),
      ...exchange('d', 10),
    ]
    expect(questions(earlierTurns(said, 100).turns)).toEqual(['a', 'd'])
  })

  test.each([
    [199, 'the first', [true, false]],
    [99, 'the first and the newest', [true, true]],
  ])('of %i tokens %s of two keeps its question alone', (most, _which, isShortened) => {
    const { turns, leftOut } = earlierTurns([...exchange('a', 100), ...exchange('b', 100)], most)
    expect(questions(turns)).toEqual(['a', 'b'])
    const answers = turns.filter(({ role }) => role === 'assistant')
    expect(answers.map(({ forModel }) => forModel?.includes('too long') ?? false)).toEqual(
      isShortened,
    )
    expect(leftOut).toBe(0)
  })

  test('a long conversation stays within it', () => {
    const said = Array.from({ length: 3000 }, (_, at) => exchange(String(at % 10), 30)).flat()
    const { turns, leftOut } = earlierTurns(said)
    expect(turns).toHaveLength(2 * Math.floor(16_000 / 30))
    expect(leftOut).toBe(3000 - turns.length / 2)
  })
})
