import { emptyAnswer } from '@coinquiry/api-client'
import { expect, test } from 'vitest'
import type { Turn, TurnAnswer } from './conversation.ts'
import { firstView } from './in-view.ts'

const versions = { ids: [], index: 0 }
const turn = (text: string): Turn => ({
  question: { id: 'q', text: 'Why?', versions },
  answer: {
    ...emptyAnswer,
    status: 'done',
    text,
    like: 0,
    versions,
    isArriving: false,
  } as TurnAnswer,
})
const long = turn('x'.repeat(4000))
const short = turn('Because.')
/** With its question 100 characters: at least 184 px. */
const line = turn('x'.repeat(96))

test.each<[string, Turn[], number]>([
  ['nothing', [], 0],
  ['one long turn', [long, short, long], 1],
  ['short ones until the view is full', Array(9).fill(short), 5],
  ['a short one and a long one', [short, long, long], 2],
  ['all that there are', [short, short], 2],
])('the first view is filled by %s', (_, turns, count) => {
  expect(firstView(turns, 800)).toBe(count)
})

test('turns that fill it to the pixel are enough', () => {
  expect(firstView([line, line, line], 2 * 184)).toBe(2)
  expect(firstView([line, line, line], 2 * 184 + 1)).toBe(3)
})

test('a window of any height is not worth more than a few turns', () => {
  expect(firstView(Array(1000).fill(short), 100_000)).toBe(10)
})
