import { expect, test } from 'vitest'
import { remainingMessages, remainingTopics, spendOf } from './quota.ts'

test.each([
  [0, 3],
  [1, 2],
  [2, 1],
  [3, 0],
  [4, 0],
])('%i spent leaves %i, for topics and for follow-ups', (spent, left) => {
  expect(remainingTopics(spent, false)).toBe(left)
  expect(remainingMessages(spent, false)).toBe(left)
})

test('a member is shown the free allowance whatever was spent', () => {
  expect(remainingTopics(50, true)).toBe(3)
  expect(remainingMessages(50, true)).toBe(3)
})

const unpaid = { topicPaid: false, messagesTodayInTopic: 0 }
const paid = { topicPaid: true, topicsToday: 3 }

test.each([0, 1, 2])('with %i topics spent an unpaid topic spends a topic', (topicsToday) => {
  expect(spendOf({ ...unpaid, topicsToday }, false)).toBe('topic')
})

test.each([3, 4])('with %i topics spent an unpaid topic is refused', (topicsToday) => {
  expect(() => spendOf({ ...unpaid, topicsToday }, false)).toThrow('error.topicLimit')
})

test.each([0, 1, 2])('with %i follow-ups spent a paid topic spends one, topics or not', (n) => {
  expect(spendOf({ ...paid, messagesTodayInTopic: n }, false)).toBe('message')
})

test.each([3, 4])('with %i follow-ups spent a paid topic is refused', (n) => {
  expect(() => spendOf({ ...paid, messagesTodayInTopic: n }, false)).toThrow('error.messageLimit')
})

test.each([true, false])('a member spends nothing (topic paid: %s)', (topicPaid) => {
  expect(spendOf({ topicsToday: 99, messagesTodayInTopic: 99, topicPaid }, true)).toBe('member')
})
