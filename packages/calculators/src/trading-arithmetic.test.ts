import { describe, expect, it } from 'vitest'
import {
  aprOf,
  apyOf,
  type Decimal,
  exact,
  funding,
  gasFee,
  leveragedReturn,
  loanLiquidationPrice,
  loanToValue,
  marginFor,
  PER_YEAR,
  positionOn,
  positionSize,
  targetPrice,
  tradingFees,
} from './arithmetic.ts'

/** Rounded to 12 places, which is all of it wherever the result is a finite fraction. */
const text = (value: Decimal) => value.toDecimalPlaces(12).toFixed()
const on =
  (sum: (...values: Decimal[]) => Decimal) =>
  (...values: readonly string[]) =>
    sum(...values.map((value) => exact(value)))

const liquidation = on((coins, debt, threshold) =>
  loanLiquidationPrice({
    coins: coins as Decimal,
    debt: debt as Decimal,
    threshold: threshold as Decimal,
  }),
)

describe('sums of trading', () => {
  const pair = (sum: (one: Decimal, other: Decimal) => Decimal) =>
    on((one, other) => sum(one as Decimal, other as Decimal))
  const triple = (sum: (one: Decimal, two: Decimal, three: Decimal) => Decimal) =>
    on((one, two, three) => sum(one as Decimal, two as Decimal, three as Decimal))

  const fees = on((rate, ...amounts) => tradingFees(amounts, rate as Decimal))
  const sums = {
    'liquidation price of a loan': liquidation,
    'loan-to-value ratio': triple(loanToValue),
    'size of a position': pair(positionSize),
    'fees of trades': fees,
    'funding rate over hours': triple(
      (rate, interval, hours) => funding(rate, interval, hours).part,
    ),
    'gas fee': pair(gasFee),
    'target price': triple(targetPrice),
    'target price with another fee on the sale': on((buy, gain, fee, saleFee) =>
      targetPrice(buy as Decimal, gain as Decimal, fee as Decimal, saleFee),
    ),
    'return of a long': pair((leverage, change) => leveragedReturn(leverage, change, 'long')),
    'return of a short': pair((leverage, change) => leveragedReturn(leverage, change, 'short')),
    'position on a margin': pair(positionOn),
    'margin for a position': pair(marginFor),
    'APY of an APR compounded monthly': on((rate) => apyOf(rate as Decimal, PER_YEAR.month)),
    'APR of an APY compounded monthly': on((rate) => aprOf(rate as Decimal, PER_YEAR.month)),
  } as const

  it.each([
    ['liquidation price of a loan', ['3', '4000', '0.8'], '1666.666666666667'],
    ['liquidation price of a loan', ['2', '50000', '1'], '25000'],
    ['loan-to-value ratio', ['2400', '3', '2000'], '0.4'],
    ['size of a position', ['200', '0.05'], '4000'],
    ['fees of trades', ['0.001', '73000', '73000'], '146'],
    ['fees of trades', ['0', '100'], '0'],
    ['funding rate over hours', ['0.0003', '8', '24'], '0.0009'],
    ['funding rate over hours', ['-0.0001', '1', '24'], '-0.0024'],
    ['gas fee', ['21000', '30'], '0.00063'],
    ['target price', ['2000', '0.3', '0'], '2600'],
    ['target price', ['100', '0', '0.001'], '100.2002002002'],
    ['target price', ['2500', '-0.06', '0'], '2350'],
    ['target price with another fee on the sale', ['100', '0', '0', '0.2'], '125'],
    ['return of a long', ['10', '0.05'], '0.5'],
    ['return of a long', ['10', '-0.15'], '-1'],
    ['return of a short', ['20', '-0.05'], '1'],
    ['position on a margin', ['500', '10'], '5000'],
    ['margin for a position', ['10000', '20'], '500'],
    ['APY of an APR compounded monthly', ['0.12'], '0.126825030132'],
    ['APR of an APY compounded monthly', ['0.126825030132'], '0.12'],
    ['APR of an APY compounded monthly', ['0'], '0'],
  ] as const)('%s from %j is %s', (sum, values, result) => {
    expect(text(sums[sum](...values))).toBe(result)
  })

  it.each([
    ['liquidation price of a loan', ['0', '4000', '0.8'], 'collateral must be above 0, not 0'],
    ['liquidation price of a loan', ['1', '0', '0.8'], 'debt must be above 0, not 0'],
    ['liquidation price of a loan', ['1', '1', '1.1'], 'threshold must be upTo 1, not 1.1'],
    ['loan-to-value ratio', ['1', '1', '0'], 'price must be above 0, not 0'],
    ['size of a position', ['0', '0.05'], 'risk must be above 0, not 0'],
    ['size of a position', ['1', '0'], 'stop must be above 0, not 0'],
    ['size of a position', ['1', '2'], 'stop must be upTo 1, not 2'],
    ['fees of trades', ['1', '100'], 'fee must be below 1, not 1'],
    ['fees of trades', ['0.1', '0'], 'amount must be above 0, not 0'],
    ['funding rate over hours', ['0.1', '0', '1'], 'interval must be above 0, not 0'],
    ['funding rate over hours', ['0.1', '8', '0'], 'time must be above 0, not 0'],
    ['gas fee', ['0', '1'], 'gas must be above 0, not 0'],
    ['gas fee', ['1', '-1'], 'gasPrice must be from 0, not -1'],
    ['target price', ['0', '1', '0'], 'buy must be above 0, not 0'],
    ['target price', ['1', '-2', '0'], 'gain must be from -1, not -2'],
    ['return of a long', ['0.5', '0.1'], 'leverage must be from 1, not 0.5'],
    ['return of a long', ['2', '-2'], 'change must be from -1, not -2'],
    ['position on a margin', ['0', '2'], 'amount must be above 0, not 0'],
    ['margin for a position', ['0', '2'], 'position must be above 0, not 0'],
    ['APY of an APR compounded monthly', ['-1'], 'rate must be from 0, not -1'],
    ['APR of an APY compounded monthly', ['-1'], 'rate must be from 0, not -1'],
  ] as const)('%s from %j is refused', (sum, values, reason) => {
    expect(() => sums[sum](...values)).toThrow(reason)
  })
})
