import { expect, test } from 'vitest'
import { orderAfter } from './order.ts'

test.each([
  ['open', 'paid', 'paid'],
  ['open', 'expired', 'expired'],
  ['paid', 'paid', 'paid'],
  ['paid', 'expired', 'paid'],
  ['expired', 'paid', 'paid'],
  ['expired', 'expired', 'expired'],
] as const)('an order that is %s is, when it is %s, %s', (status, news, after) => {
  expect(orderAfter(status, news)).toBe(after)
})
