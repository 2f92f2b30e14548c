import { expect, test } from 'vitest'
import { type MemberSubscription, membershipOf } from './membership.ts'

const DAY_MS = 86_400_000
const now = new Date('2026-03-01T12:00:00Z')
const day = (count: number) => new Date(now.getTime() + count * DAY_MS)

const bought = (fields: Partial<MemberSubscription> = {}): MemberSubscription => ({
  ...{ id: 'a', status: 'active', paidUntil: day(30), orderedAt: day(-1), costsMoney: true },
  ...{ plan: 'monthly', renews: true },
  ...fields,
})

test.each([
  { what: 'runs', has: [bought()], plan: 'monthly', until: 30, renewal: 'renews' },
  {
    what: 'is canceled',
    has: [bought({ renews: false })],
    plan: 'monthly',
    until: 30,
    renewal: 'canceled',
  },
  {
    what: 'is a test',
    has: [bought({ costsMoney: false })],
    plan: 'monthly',
    until: 30,
    renewal: 'ends',
  },
  { what: 'was not bought', has: [], plan: null, until: 31, renewal: 'ends' },
  {
    what: 'goes on by hand',
    has: [bought({ status: 'ended' })],
    plan: null,
    until: 31,
    renewal: 'ends',
  },
  {
    what: 'could not be charged',
    has: [bought({ status: 'late', paidUntil: day(0) })],
    plan: 'monthly',
    until: 31,
    renewal: 'late',
  },
  {
    what: 'is about to be renewed',
    has: [bought({ paidUntil: day(-0.5) })],
    plan: 'monthly',
    until: 31,
    renewal: 'late',
  },
  {
    what: 'is canceled, in its time of grace',
    has: [bought({ renews: false, paidUntil: day(-0.5) })],
    plan: 'monthly',
    until: 31,
    renewal: 'canceled',
  },
  {
    what: 'is the longest of two',
    has: [bought(), bought({ id: 'b', plan: 'yearly', paidUntil: day(365), renews: false })],
    ...{ plan: 'yearly', until: 365, renewal: 'canceled' },
  },
  {
    what: 'is the one that gives Pro',
    has: [bought(), bought({ id: 'b', plan: 'yearly', paidUntil: day(365), status: 'suspended' })],
    ...{ plan: 'monthly', until: 30, renewal: 'renews' },
  },
] as const)('a membership that $what', ({ has, plan, until, renewal }) => {
  expect(membershipOf(has, day(31), now)).toEqual({ plan, until: day(until), renewal })
})
