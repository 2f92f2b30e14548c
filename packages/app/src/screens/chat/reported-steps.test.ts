import { expect, test } from 'vitest'
import { reportedSteps } from './reported-steps.ts'

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
