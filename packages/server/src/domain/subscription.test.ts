import { describe, expect, test } from 'vitest'
import {
  memberUntil,
  type SubscriptionNews,
  type SubscriptionState,
  type SubscriptionStatus,
  subscriptionAfter,
  surplus,
} from './subscription.ts'

const DAY_MS = 86_400_000
const day = (count: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + count * DAY_MS)

const update = (status: SubscriptionStatus, at: number, until = 30): SubscriptionNews => ({
  ...{ kind: 'subscription', status, at: day(at), paidUntil: day(until) },
  ...{ renews: true, plan: null },
})
const payment = (at: number, until: number | null = null): SubscriptionNews => ({
  ...{ kind: 'paid', at: day(at), paidUntil: until === null ? null : day(until) },
})
const known = (status: SubscriptionStatus, at = 0, until = 30): SubscriptionState => ({
  ...{ status, changedAt: day(at), paidUntil: day(until) },
  ...{ renews: true, plan: null },
})

describe('a subscription', () => {
  test.each<[string, SubscriptionState | null, SubscriptionNews, Partial<SubscriptionState>]>([
    ['is as it is first told', null, update('pending', 0), known('pending')],
    ['begins', known('pending', 0), update('active', 1), known('active', 1)],
    ['begins in the same second', known('pending', 0), update('active', 0), known('active', 0)],
    ['never goes back to its beginning', known('active', 0), update('pending', 1), known('active')],
    ['is renewed', known('active', 0), update('active', 30, 60), known('active', 30, 60)],
    [
      'is not shortened by old news',
      known('active', 30, 60),
      update('active', 0),
      known('active', 30, 60),
    ],
    ['is late', known('active', 30, 60), update('late', 31, 30), known('late', 31, 30)],
    ['is not late by old news', known('active', 2), update('late', 1, 0), known('active', 2)],
    ['recovers', known('late', 31, 30), update('active', 33, 60), known('active', 33, 60)],
    ['is suspended', known('late', 31), update('suspended', 40), known('suspended', 40)],
    [
      'is suspended in the same second',
      known('late', 31),
      update('suspended', 31),
      known('suspended', 31),
    ],
    ['is not taken up in the same second', known('late', 1), update('active', 1), known('late', 1)],
    ['is taken up again', known('suspended', 40), update('active', 50), known('active', 50)],
    ['ends', known('active', 0), update('ended', 5), known('ended', 5)],
    ['ends even by old news', known('active', 5), update('ended', 4), known('ended', 4)],
    ['never lives again', known('ended', 5), update('active', 6), known('ended', 5)],
    ['is not paid for after its end', known('ended', 5), payment(6, 60), known('ended', 5)],
    ['lasts as long as is paid', known('active', 0), payment(30, 60), known('active', 0, 60)],
    [
      'is not shortened by a payment',
      known('active', 30, 60),
      payment(0, 30),
      known('active', 30, 60),
    ],
    ['is not changed by a payment without a date', known('active'), payment(0), known('active')],
    ['begins with its payment', known('pending', 0), payment(0), known('active', 0)],
    ['recovers by a payment', known('late', 31, 30), payment(33, 60), known('active', 31, 60)],
    ['does not recover by an old payment', known('late', 31), payment(30, 30), known('late', 31)],
  ])('%s', (_what, before, news, after) => {
    expect(subscriptionAfter(before, news, 'monthly')).toEqual(after)
  })

  test.each([
    { plan: 'monthly', until: null, expected: 30 },
    { plan: 'yearly', until: null, expected: 365 },
    { plan: 'yearly', until: 31, expected: 31 },
  ] as const)('is known by its payment alone: $plan until $until', ({ plan, until, expected }) => {
    const paid = subscriptionAfter(null, payment(0, until), plan)
    expect(paid).toMatchObject({ status: 'active', paidUntil: day(expected) })
    expect(subscriptionAfter(paid, update('active', 0, 31), plan)).toEqual(known('active', 0, 31))
    expect(subscriptionAfter(paid, update('pending', 0, 31), plan)).toEqual(paid)
  })

  test('is the same in whatever order its life is told', () => {
    const life = [
      update('pending', 0),
      update('active', 0),
      payment(0),
      payment(0, 30),
      update('active', 30, 60),
      payment(30, 60),
    ]
    for (const order of permutations(life)) {
      const state = order.reduce<SubscriptionState | null>(
        (before, news) => subscriptionAfter(before, news, 'monthly'),
        null,
      )
      expect(state).toMatchObject({ status: 'active', paidUntil: day(60) })
    }
  })
})

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, at) =>
    permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]),
  )
}

const paidFor = (status: SubscriptionStatus, until: number, id = 'a', ordered = 0) => ({
  ...{ id, status, paidUntil: day(until), orderedAt: day(ordered), costsMoney: true },
})

describe('a member', () => {
  test.each([
    { what: 'has nothing', paid: [], until: null },
    { what: 'has a day of grace', paid: [paidFor('active', 30)], until: 31 },
    { what: 'is late with it', paid: [paidFor('late', 30)], until: 31 },
    {
      what: 'has the longest of two',
      paid: [paidFor('active', 30), paidFor('active', 9)],
      until: 31,
    },
    {
      what: 'keeps the one that runs',
      paid: [paidFor('ended', 90), paidFor('active', 30)],
      until: 31,
    },
    { what: 'has nothing that began', paid: [paidFor('pending', 30)], until: null },
    { what: 'is suspended', paid: [paidFor('suspended', 30)], until: null },
    { what: 'has ended it', paid: [paidFor('ended', 30)], until: null },
  ])('who $what', ({ paid, until }) => {
    expect(memberUntil(paid)).toEqual(until === null ? null : day(until))
  })

  test.each([
    { what: 'nothing', paid: [], cancelled: [] },
    { what: 'one', paid: [paidFor('active', 30, 'a')], cancelled: [] },
    {
      what: 'the shorter of two',
      paid: [paidFor('active', 30, 'a'), paidFor('active', 365, 'b')],
      cancelled: ['a'],
    },
    {
      what: 'the later of two that are alike',
      paid: [paidFor('active', 30, 'a', 1), paidFor('active', 30, 'b', 0)],
      cancelled: ['a'],
    },
    {
      what: 'what is suspended beside one that runs',
      paid: [paidFor('suspended', 90, 'a'), paidFor('active', 30, 'b')],
      cancelled: ['a'],
    },
    {
      what: 'what cost nothing, however long',
      paid: [{ ...paidFor('active', 365, 'a'), costsMoney: false }, paidFor('active', 30, 'b')],
      cancelled: ['a'],
    },
    {
      what: 'nothing that has ended',
      paid: [paidFor('ended', 90, 'a'), paidFor('active', 30, 'b')],
      cancelled: [],
    },
    {
      what: 'nothing while none runs',
      paid: [paidFor('suspended', 90, 'a'), paidFor('suspended', 30, 'b')],
      cancelled: [],
    },
    {
      what: 'all but one',
      paid: ['a', 'b', 'c'].map((id, at) => paidFor('active', 30 + at, id)),
      cancelled: ['b', 'a'],
    },
  ])('of whom $what is cancelled', ({ paid, cancelled }) => {
    expect(surplus(paid).map(({ id }) => id)).toEqual(cancelled)
  })
})
