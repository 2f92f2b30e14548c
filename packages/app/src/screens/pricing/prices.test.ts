import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import { pricedPlans, yearlySaving } from './prices.ts'

const plans = (year: number, month: number, currency: string) => [
  { order_type: null, interval: null, amount: 0, currency },
  { order_type: '1' as const, interval: 'year' as const, amount: year, currency },
  { order_type: '2' as const, interval: 'month' as const, amount: month, currency },
]

test.each([
  ['en', undefined, ['$0', '$299', '$30']],
  ['zh-CN', undefined, ['$0', '$299', '$30']],
  ['en', plans(24_950, 2_500, 'EUR'), ['€0', '€249.50', '€25']],
  ['zh-CN', plans(24_950, 2_500, 'CNY'), ['¥0', '¥249.50', '¥25']],
])('in %s %j are shown as %j', (locale, given, prices) => {
  const intl = createIntl({ locale, defaultLocale: locale })
  expect(pricedPlans(given, intl).map(({ price }) => price)).toEqual(prices)
})

test.each([
  ['the specification says of its own prices', 29_900, 3_000, 20],
  ['other prices say', 24_000, 2_500, 20],
  ['prices say that save nothing', 36_000, 3_000, null],
])('a year saves what %s', (_, year, month, percent) => {
  expect(yearlySaving(plans(year, month, 'USD'))).toBe(percent)
})
