import { expect, test } from 'vitest'
import {
  advance,
  extend,
  progressDelay,
  reportedSteps,
  startTyping,
  type Typing,
  typedPart,
} from './use-arriving.ts'

const frame = 16

function play(typing: Typing, from: number, to: number, each = (_: Typing, __: number) => {}) {
  let current = typing
  for (let now = from; now <= to; now += frame) {
    current = advance(current, now)
    each(current, now)
  }
  return current
}

test('a few characters are typed at 30 ms each', () => {
  const typing = extend(startTyping(0), 10, 0)
  expect(advance(typing, 90).shown).toBeCloseTo(3)
  expect(advance(typing, 300).shown).toBe(10)
})

test.each([40, 400, 4000, 40_000])(
  '%i characters at once are on the screen within a second',
  (length) => {
    expect(play(extend(startTyping(0), length, 0), frame, 1000).shown).toBe(length)
  },
)

test('a steady fast stream is never more than a second behind', () => {
  let typing = startTyping(0)
  const lengthAt = (now: number) => Math.floor(now / 40) * 25
  for (let now = 0; now <= 20_000; now += frame) {
    typing = advance(extend(typing, lengthAt(now), now), now)
    expect(typing.shown).toBeGreaterThanOrEqual(lengthAt(now - 1000))
  }
})

test('text that comes after a pause starts at the resting pace again', () => {
  const rested = play(extend(startTyping(0), 3, 0), frame, 5000)
  const again = extend(rested, 5, 5000)
  expect(advance(again, 5030).shown).toBeCloseTo(4)
})

test('a tab that slept shows everything that is due', () => {
  expect(advance(extend(startTyping(0), 500, 0), 60_000).shown).toBe(500)
})

test('a character outside the basic plane is never cut in two', () => {
  expect(typedPart('a🚀b', 2)).toBe('a')
  expect(typedPart('a🚀b', 3)).toBe('a🚀')
  expect(typedPart('a🚀b', 9)).toBe('a🚀b')
})

test.each([
  [0, 0, 500],
  [0, 0.999, 500],
  [1, 0, 4500],
  [1, 0.5, 6500],
  [5, 0.75, 7500],
])('message %i (random %d) comes after %i ms', (step, random, delay) => {
  expect(progressDelay(step, random)).toBe(delay)
})

const labels = { open: undefined, done: 'done', failed: 'no result' }
const reported = (...steps: readonly string[]) => reportedSteps(steps, labels)

const BEGUN = 'Working on 2 things\n· Reading a.example\n· Searching the web: · ✓ fees'
const HALF_DONE = 'Working on 2 things\n✓ Reading a.example\n· Searching the web: · ✓ fees'
const ENDED = 'Working on 2 things\n✓ Reading a.example\n✗ Searching the web: · ✓ fees'

test('steps follow one another, each told once, where it was told last', () => {
  expect(reported('Asking', 'Searching', 'Reading', 'Searching')).toEqual({
    steps: ['Asking', 'Reading', 'Searching'],
    current: 2,
    parts: [],
  })
})

test('of several lines the first is the step, and the others are done side by side', () => {
  expect(reported('Asking', BEGUN)).toEqual({
    steps: ['Asking', 'Working on 2 things'],
    current: 1,
    parts: [
      { text: 'Reading a.example', state: 'open' },
      { text: 'Searching the web: · ✓ fees', state: 'open' },
    ],
  })
})

test('what has ended of them makes no step of its own', () => {
  expect(reported('Asking', BEGUN, HALF_DONE, ENDED)).toEqual({
    steps: ['Asking', 'Working on 2 things'],
    current: 1,
    parts: [
      { text: 'Reading a.example', state: 'done', stateLabel: 'done' },
      { text: 'Searching the web: · ✓ fees', state: 'failed', stateLabel: 'no result' },
    ],
  })
})

test('once another step has begun they are listed no more', () => {
  expect(reported(BEGUN, ENDED, 'Reading what was found')).toEqual({
    steps: ['Working on 2 things', 'Reading what was found'],
    current: 1,
    parts: [],
  })
})

test('a line that a later server marks in another way is shown as it is', () => {
  expect(reported('Working on 1 thing\n… Waiting').parts).toEqual([
    { text: '… Waiting', state: 'open' },
  ])
})
