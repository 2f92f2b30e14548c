import { expect, test } from 'vitest'
import { stillWaiting } from './waiting-question.ts'

const next = { place: 'topic', text: 'And then?', isNext: true }
const kept = { ...next, isNext: false }
const now = { place: 'topic', draft: 'And then?', isRunning: true }

test('waits while the answer is written, and is sent after it only if that was asked for', () => {
  expect(stillWaiting(next, now)).toBe(next)
  expect(stillWaiting(kept, now)).toBe(kept)
  expect(stillWaiting(next, { ...now, isRunning: false })).toBe(next)
  expect(stillWaiting(kept, { ...now, isRunning: false })).toBeNull()
})

test('a changed text is only kept', () => {
  const changed = { ...now, draft: 'And then? ' }
  expect(stillWaiting(next, changed)).toEqual({ ...kept, text: 'And then? ' })
  expect(stillWaiting(next, { ...changed, isRunning: false })).toBeNull()
})

test('does not wait without a text or in another topic', () => {
  expect(stillWaiting(next, { ...now, draft: ' ' })).toBeNull()
  expect(stillWaiting(next, { ...now, place: 'other' })).toBeNull()
})
