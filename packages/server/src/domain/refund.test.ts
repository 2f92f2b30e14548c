import { expect, test } from 'vitest'
import { type Refundable, recentRefund } from './refund.ts'

const now = new Date('2026-03-31T12:00:00Z')
const none: Refundable = { refundedAmount: null, refundedCurrency: null, refundedAt: null }
const on = (day: string, refundedAmount = 3000): Refundable => ({
  ...{ refundedAmount, refundedCurrency: 'USD' },
  refundedAt: new Date(`${day}T12:00:00Z`),
})

test.each<[which: string, subscriptions: Refundable[], amount: number | undefined]>([
  ['nothing without one', [none], undefined],
  ['nothing of nobody', [], undefined],
  ['one of today', [none, on('2026-03-31')], 3000],
  ['one of nearly thirty days ago', [on('2026-03-02')], 3000],
  ['none of thirty days ago', [on('2026-03-01')], undefined],
  ['the last of several', [on('2026-03-20', 1), on('2026-03-30', 2), on('2026-03-25', 3)], 2],
])('tells of %s', (_which, subscriptions, amount) => {
  expect(recentRefund(subscriptions, now)?.amount).toBe(amount)
})
