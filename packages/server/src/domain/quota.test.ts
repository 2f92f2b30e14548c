import { expect, test } from 'vitest'
import {
  assertTokensLeft,
  remainingMessages,
  remainingTopics,
  spendOf,
  type TokenBudgets,
} from './quota.ts'

const noon = new Date('2026-03-01T12:00:00Z')
const resetsAt = Date.parse('2026-03-02T00:00:00Z') / 1000
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
  expect(() => spendOf({ ...unpaid, topicsToday: 3 }, false, noon)).toThrow(
    expect.objectContaining({ resetsAt }),
  )
  expect(() => spendOf({ ...paid, messagesTodayInTopic: 3 }, false, noon)).toThrow(
    expect.objectContaining({ resetsAt }),
  )
})

const budgets = { free: 100, member: null, server: 1000, serverBindsMembers: false }

const refusalOf = (
  byUser: number,
  byServer: number,
  { isMember = false, ...over }: Partial<TokenBudgets> & { isMember?: boolean } = {},
) => {
  try {
    assertTokensLeft({ byUser, byServer }, { ...budgets, ...over }, isMember, noon)
    return null
  } catch (error) {
    expect(error).toMatchObject({ resetsAt })
    return (error as { key: string }).key
  }
}

test.each([
  [0, null],
  [1, null],
  [99, null],
  [100, 'error.tokenLimit'],
  [101, 'error.tokenLimit'],
])('a free user who has used %i of 100 is told %s', (used, key) => {
  expect(refusalOf(used, used)).toBe(key)
  expect(refusalOf(used, used, { isMember: true })).toBeNull()
  expect(refusalOf(used, used, { isMember: true, member: 100 })).toBe(key)
})

test.each([
  [0, null],
  [999, null],
  [1000, 'error.serverTokenLimit'],
  [1001, 'error.serverTokenLimit'],
])('at %i of 1000 for the whole server a free user is told %s', (used, key) => {
  expect(refusalOf(0, used)).toBe(key)
  expect(refusalOf(0, used, { isMember: true })).toBeNull()
  expect(refusalOf(0, used, { isMember: true, serverBindsMembers: true })).toBe(key)
})

test('a budget of 0 refuses everything, and none nothing', () => {
  expect(refusalOf(0, 0, { free: 0 })).toBe('error.tokenLimit')
  expect(refusalOf(0, 0, { server: 0 })).toBe('error.serverTokenLimit')
  expect(refusalOf(1e12, 1e12, { free: null, server: null })).toBeNull()
})
