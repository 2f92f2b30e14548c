import { expect, test } from 'vitest'
import { CONVERSATION, mayEarn, SHARED_TOPIC } from './points.ts'

test.each([
  [0, true],
  [2, true],
  [38, true],
  [39, false],
  [40, false],
  [42, false],
])('with %i points earned today a conversation is rewarded: %s', (earned, may) => {
  expect(mayEarn(CONVERSATION, earned)).toBe(may)
})

test.each([
  [0, true],
  [76, true],
  [77, false],
  [80, false],
])('with %i points earned today a shared topic is rewarded: %s', (earned, may) => {
  expect(mayEarn(SHARED_TOPIC, earned)).toBe(may)
})
