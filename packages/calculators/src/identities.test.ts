import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type Decimal, exact, ONE } from './arithmetic/decimal.ts'
import type { Calculator } from './index.ts'
import { calculatorOf } from './index.ts'

/** Decimal text with some places, from 0.001 on. */
const number = (most: number) =>
  fc.integer({ min: 1, max: most * 1000 }).map((thousandths) => exact(thousandths).div(1000))
const LEVELS = ['daily', 'weekly', 'monthly', 'quarterly', 'yearly']
const runs = { numRuns: 50, seed: 7 }

function results(id: string, given: Readonly<Record<string, Decimal | string>>) {
  const { compute } = calculatorOf(id) as Calculator
  const texts = Object.entries(given).map(([name, value]) => [name, value.toString()])
  const outcome = compute(Object.fromEntries(texts))
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.refusals))
  return (name: string): Decimal =>
    exact(outcome.results.find((result) => result.name === name)?.value ?? Number.NaN)
}

/** To as many digits as roots and endless fractions are exact. */
const expectSame = (one: Decimal, other: Decimal) =>
  expect(one.minus(other).abs().lessThanOrEqualTo(one.abs().plus(ONE).times('1e-60'))).toBe(true)

it('a long and a short together lose their fees', () => {
  fc.assert(
    fc.property(number(1e6), number(1e6), number(1e3), number(10), (entry, exit, amount, fee) => {
      const given = { entry, exit, amount, entryFee: fee, exitFee: fee }
      const [long, short] = ['long', 'short'].map((side) => results('profit', { ...given, side }))
      expect(long?.('profit').plus(short?.('profit') ?? 0)).toEqual(long?.('fees').times(-2))
    }),
    runs,
  )
})

it.each(['long', 'short'])('a %s that is closed at its break-even price earns nothing', (side) => {
  fc.assert(
    fc.property(number(1e6), number(10), number(10), (entry, entryFee, exitFee) => {
      const price = results('break-even', { side, entry, entryFee, exitFee })('price')
      // As a text, an input has at most 30 places.
      const exit = price.toDecimalPlaces(30)
      const profit = results('profit', { side, entry, exit, amount: '1', entryFee, exitFee })(
        'profit',
      )
      expect(profit.abs().lessThan('1e-29')).toBe(true)
    }),
    runs,
  )
})

it.each(['long', 'short'])(
  'a %s that is closed at its target has gained what was wanted',
  (side) => {
    fc.assert(
      fc.property(number(1e6), number(80), number(10), (entry, gain, fee) => {
        const given = { side, entry, entryFee: fee, exitFee: fee }
        const exit = results('target-price', { ...given, gain })('price').toDecimalPlaces(30)
        const profit = results('profit', { ...given, exit, amount: '1' })('profit')
        const paid = side === 'long' ? entry.times(fee.div(100).plus(ONE)) : entry
        expect(profit.minus(paid.times(gain).div(100)).abs().lessThan('1e-20')).toBe(true)
      }),
      runs,
    )
  },
)

it('at its liquidation price a loan has a health factor of 1', () => {
  fc.assert(
    fc.property(number(1e3), number(1e6), number(100), (collateral, debt, threshold) => {
      const given = { collateral, debt, threshold }
      const currentPrice = results('loan', given)('liquidationPrice').toDecimalPlaces(30)
      const health = results('loan', { ...given, currentPrice })('health')
      expect(health.minus(ONE).abs().lessThan('1e-20')).toBe(true)
    }),
    runs,
  )
})

it('an APR is found again by its APY', () => {
  fc.assert(
    fc.property(number(1000), fc.constantFrom(...LEVELS), (rate, compounding) => {
      const apy = results('yearly-rate', { rate, compounding })('apy').toDecimalPlaces(30)
      const apr = results('yearly-rate', { rate: apy, rateKind: 'apy', compounding })('apr')
      expect(apr.minus(rate).abs().lessThan('1e-24')).toBe(true)
    }),
    runs,
  )
})

it('a market cap is found again by its price', () => {
  fc.assert(
    fc.property(number(1e6), number(1e6), (price, supply) => {
      const cap = results('market-cap', { price, supply })('cap')
      expectSame(results('price-at-market-cap', { cap, supply })('price'), price)
    }),
    runs,
  )
})

it('impermanent loss is the same for a price and its inverse, and never a gain', () => {
  fc.assert(
    fc.property(number(1e6), number(1e6), (before, after) => {
      const loss = results('impermanent-loss', { before, after })('loss')
      expectSame(loss, results('impermanent-loss', { before: after, after: before })('loss'))
      expect(loss.lessThanOrEqualTo(0)).toBe(true)
    }),
    runs,
  )
})

it('a narrower range loses more, and a very wide one as much as a 50/50 pool', () => {
  fc.assert(
    fc.property(number(1e3), number(1e3), (before, after) => {
      const lossOf = (lower: string, upper: string) =>
        results('concentrated-liquidity', { before, after, lower, upper })('loss')
      const wide = lossOf('1e-30', '1e30')
      const pool = results('impermanent-loss', { before, after })('loss')
      expect(wide.minus(pool).abs().lessThan('1e-9')).toBe(true)
      expect(lossOf('0.0001', '10000').lessThanOrEqualTo(wide)).toBe(true)
    }),
    runs,
  )
})

it('a position of the right size loses at its stop what was to be risked', () => {
  fc.assert(
    fc.property(
      number(1e6),
      number(99),
      number(1e3),
      number(1e3),
      number(5),
      (account, risk, entry, stop, fee) => {
        fc.pre(!stop.equals(entry) && stop.lessThanOrEqualTo(entry.times(2)))
        const size = results('position-size', { account, risk, entry, stop, fee })
        const side = stop.lessThan(entry) ? 'long' : 'short'
        const amount = size('amount').toDecimalPlaces(30)
        const given = { side, entry, exit: stop, amount, entryFee: fee, exitFee: fee }
        const lost = results('profit', given)('profit').plus(size('risked'))
        expect(lost.abs().lessThan('1e-20')).toBe(true)
      },
    ),
    runs,
  )
})

it('at its liquidation price a position has its maintenance margin left', () => {
  const side = fc.constantFrom('long', 'short')
  const at = fc.constantFrom('entry', 'mark')
  fc.assert(
    fc.property(side, at, number(1e6), number(50), (side, maintenanceAt, entry, times) => {
      const leverage = times.plus(1)
      const given = { side, entry, leverage, amount: '1', maintenance: '0.5', maintenanceAt }
      const result = results('liquidation', given)
      const exit = result('price').toDecimalPlaces(30)
      const profit = results('profit', { side, entry, exit, amount: '1' })('profit')
      const left = result('margin').plus(profit).minus(result('maintenanceMargin'))
      expect(left.abs().lessThan('1e-24')).toBe(true)
    }),
    runs,
  )
})

it('moves between units without loss', () => {
  const pairs = fc.constantFrom(['BTC', 'sat'], ['wei', 'ETH'], ['yi', 'thousand'])
  fc.assert(
    fc.property(pairs, number(1e6), ([from = '', to = ''], amount) => {
      const there = results('units', { amount, from, to })('converted')
      expect(results('units', { amount: there, from: to, to: from })('converted')).toEqual(amount)
    }),
    runs,
  )
})
