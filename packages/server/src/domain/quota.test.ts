import { expect, test } from 'vitest'
import { remainingMessages, remainingTopics, spendOf } from './quota.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const unpaid = { topicPaid: false, messagesTodayInTopic: 0 }
const paid = { topicPaid: true, topicsToday: 3 }

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [4, 0],
])('%i spent leaves %i, for topics and for follow-ups', (spent, left) => {
  expect(remainingTopics(spent, false)).toBe(left)
  expect(remainingMessages({ ...paid, messagesTodayInTopic: spent }, false)).toBe(left)
})

test('a member is shown the free allowance whatever was spent', () => {
  expect(remainingTopics(50, true)).toBe(3)
  expect(remainingMessages({ ...unpaid, topicsToday: 50 }, true)).toBe(3)
  expect(remainingMessages({ ...paid, messagesTodayInTopic: 50 }, true)).toBe(3)
})

test.each([
  [2, 3],
  [3, 0],
  [4, 0],
])('with %i topics spent an unpaid topic has %i follow-ups', (topicsToday, left) => {
  expect(remainingMessages({ ...unpaid, topicsToday }, false)).toBe(left)
})

test.each([0, 1, 2])('with %i topics spent an unpaid topic spends a topic', (topicsToday) => {
  expect(spendOf({ ...unpaid, topicsToday }, false, noon)).toBe('topic')
})

test.each([3, 4])('with %i topics spent an unpaid topic is refused', (topicsToday) => {
  expect(() => spendOf({ ...unpaid, topicsToday }, false, noon)).toThrow('error.topicLimit')
})

test.each([0, 1, 2])('with %i follow-ups spent a paid topic spends one, topics or not', (n) => {
  expect(spendOf({ ...paid, messagesTodayInTopic: n }, false, noon)).toBe('message')
})

test.each([3, 4])('with %i follow-ups spent a paid topic is refused', (n) => {
  expect(() => spendOf({ ...paid, messagesTodayInTopic: n }, false, noon)).toThrow(
    'error.messageLimit',
  )
})

test.each([true, false])('a member spends nothing (topic paid: %s)', (topicPaid) => {
  expect(spendOf({ topicsToday: 99, messagesTodayInTopic: 99, topicPaid }, true, noon)).toBe(
    'member',
  )
})

test('a refusal says when the allowance is full again', () => {
  const resetsAt = Date.parse('2026-03-02T00:00:00Z') / 1000
  expect(() => spendOf({ ...unpaid, topicsToday: 3 }, false, noon)).toThrow(
    expect.objectContaining({ resetsAt }),
  )
  expect(() => spendOf({ ...paid, messagesTodayInTopic: 3 }, false, noon)).toThrow(
    expect.objectContaining({ resetsAt }),
  )
})
