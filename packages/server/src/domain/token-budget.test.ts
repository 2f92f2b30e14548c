import { expect, it } from 'vitest'
import { assertTokensLeft, type TokenBudgets } from './token-budget.ts'

const now = new Date('2026-03-01T12:00:00Z')
const resetsAt = Date.parse('2026-03-02T00:00:00Z') / 1000
const budgets = { free: 100, member: null, server: 1000, serverBindsMembers: false }

const refusalOf = (
  byUser: number,
  byServer: number,
  { isMember = false, ...over }: Partial<TokenBudgets> & { isMember?: boolean } = {},
) => {
  try {
    assertTokensLeft({ byUser, byServer }, { ...budgets, ...over }, isMember, now)
    return null
  } catch (error) {
    expect(error).toMatchObject({ resetsAt })
    return (error as { key: string }).key
  }
}

it.each([
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

it.each([
  [0, null],
  [999, null],
  [1000, 'error.serverTokenLimit'],
  [1001, 'error.serverTokenLimit'],
])('at %i of 1000 for the whole server a free user is told %s', (used, key) => {
  expect(refusalOf(0, used)).toBe(key)
  expect(refusalOf(0, used, { isMember: true })).toBeNull()
  expect(refusalOf(0, used, { isMember: true, serverBindsMembers: true })).toBe(key)
})

it('a budget of 0 refuses everything, and none nothing', () => {
  expect(refusalOf(0, 0, { free: 0 })).toBe('error.tokenLimit')
  expect(refusalOf(0, 0, { server: 0 })).toBe('error.serverTokenLimit')
  expect(refusalOf(1e12, 1e12, { free: null, server: null })).toBeNull()
})
