import { describe, expect, it } from 'vitest'
import {
  averageCost,
  conversion,
  exact,
  gainToRecover,
  impermanentLoss,
  liquidationPrice,
  marketCapAtPrice,
  PER_YEAR,
  priceAtMarketCap,
  profit,
  type Side,
  stakingYield,
} from './arithmetic.ts'

/** Rounded to 12 places, which is all of it wherever the result is a finite fraction. */
const text = (value: { toDecimalPlaces(places: number): { toFixed(): string } }) =>
  value.toDecimalPlaces(12).toFixed()
const bought = (...pairs: readonly [string, string][]) =>
  averageCost(pairs.map(([coins, price]) => ({ coins: exact(coins), price: exact(price) })))

describe('the average cost', () => {
  it.each([
    [[['1', '60000']], '60000', '60000'],
    [
      [
        ['1', '60000'],
        ['0.5', '50000'],
      ],
      '56666.666666666667',
      '85000',
    ],
    [
      [
        ['0.1', '0.2'],
        ['0.2', '0.2'],
      ],
      '0.2',
      '0.06',
    ],
    [
      [
        ['1e15', '0.00001'],
        ['1e15', '0.00003'],
      ],
      '0.00002',
      '40000000000',
    ],
  ] as const)('of %j is %s, of %s in all', (pairs, average, paid) => {
    const result = bought(...pairs.map(([coins, price]): [string, string] => [coins, price]))
    expect([text(result.average), text(result.paid)]).toEqual([average, paid])
  })

  it.each([
    [[], 'purchases must be above 0, not 0'],
    [[['1', '0']], 'price must be above 0, not 0'],
    [[['-1', '100']], 'coins must be above 0, not -1'],
  ] as const)('of %j is refused', (pairs, reason) => {
    expect(() =>
      bought(...pairs.map(([coins, price]): [string, string] => [coins, price])),
    ).toThrow(reason)
  })
})

describe('impermanent loss', () => {
  it.each([
    ['1', '0'],
    ['4', '-0.2'],
    ['0.25', '-0.2'],
    ['2', '-0.057190958418'],
    ['9', '-0.4'],
    ['1e20', '-0.9999999998'],
  ])('at a ratio of %s is %s', (ratio, loss) => {
    expect(text(impermanentLoss(exact(ratio)).loss)).toBe(loss)
  })

  it('compares the pool share with holding', () => {
    const { pool, held } = impermanentLoss(exact('4'))
    expect([text(pool), text(held)]).toEqual(['2', '2.5'])
  })

  it.each(['0', '-2'])('at a ratio of %s is refused', (ratio) => {
    expect(() => impermanentLoss(exact(ratio))).toThrow(`ratio must be above 0, not ${ratio}`)
  })
})

describe('the liquidation price', () => {
  const of = (entry: string, leverage: string, side: Side, maintenance: string) =>
    liquidationPrice({
      entry: exact(entry),
      leverage: exact(leverage),
      side,
      maintenance: exact(maintenance),
    })

  it.each([
    ['60000', '10', 'long', '0', '54000', '0.1'],
    ['60000', '10', 'short', '0', '66000', '0.1'],
    ['100', '100', 'long', '0.005', '99.5', '0.005'],
    ['100', '20', 'short', '0.005', '104.5', '0.045'],
    ['100', '1', 'long', '0', '0', '1'],
    ['100', '1', 'short', '0', '200', '1'],
    ['100', '3', 'long', '0', '66.666666666667', '0.333333333333'],
    ['1e24', '2.5', 'long', '0', '600000000000000000000000', '0.4'],
  ] as const)('of %s at %s× %s with %s is %s', (entry, leverage, side, rate, price, distance) => {
    const result = of(entry, leverage, side, rate)
    expect([text(result.price), text(result.distance)]).toEqual([price, distance])
  })

  it.each([
    ['0', '10', '0', 'entry must be above 0, not 0'],
    ['-5', '10', '0', 'entry must be above 0, not -5'],
    ['100', '0.5', '0', 'leverage must be from 1, not 0.5'],
    ['100', '0', '0', 'leverage must be from 1, not 0'],
    ['100', '100', '0.01', 'maintenance must be below 0.01, not 0.01'],
    ['100', '10', '-0.01', 'maintenance must be from 0, not -0.01'],
  ])('of %s at %s× with %s is refused', (entry, leverage, rate, reason) => {
    expect(() => of(entry, leverage, 'long', rate)).toThrow(reason)
  })
})

describe('the yield of staking', () => {
  const of = (amount: string, rate: string, count: string, every: 'day' | 'month' | 'year') => ({
    amount: exact(amount),
    rate: exact(rate),
    time: { count: exact(count), perYear: PER_YEAR[every] },
  })

  it.each([
    [of('1000', '0.05', '1', 'year'), null, '50'],
    [of('1000', '0.05', '73', 'day'), null, '10'],
    [of('1200', '0.1', '1', 'month'), null, '10'],
    [of('1000', '0.05', '2', 'year'), PER_YEAR.year, '102.5'],
    [of('1000', '0.12', '2', 'month'), PER_YEAR.month, '20.1'],
    [of('1000', '0.365', '2', 'day'), PER_YEAR.day, '2.001'],
    [of('1000', '0', '100', 'year'), PER_YEAR.day, '0'],
    [of('1e24', '1', '1', 'year'), null, '1000000000000000000000000'],
  ] as const)('of %j compounded %s is %s', (stake, compounds, earned) => {
    expect(text(stakingYield({ ...stake, compounds }).earned)).toBe(earned)
  })

  it.each([
    [of('0', '0.05', '1', 'year'), 'amount must be above 0, not 0'],
    [of('-1', '0.05', '1', 'year'), 'amount must be above 0, not -1'],
    [of('1', '-0.05', '1', 'year'), 'rate must be from 0, not -0.05'],
    [of('1', '100001', '1', 'year'), 'rate must be upTo 100000, not 100001'],
    [of('1', '0.05', '0', 'day'), 'time must be above 0, not 0'],
    [of('1', '0.05', '101', 'year'), 'time must be upTo 100, not 101'],
  ])('of %j is refused', (stake, reason) => {
    expect(() => stakingYield({ ...stake, compounds: null })).toThrow(reason)
  })
})

describe('a conversion', () => {
  it.each([
    ['2', '3000', 'money', '6000'],
    ['500', '60000', 'coins', '0.008333333333'],
    ['0.1', '0.2', 'money', '0.02'],
    ['0', '3000', 'money', '0'],
    ['1e24', '0.00000001', 'money', '10000000000000000'],
  ] as const)('of %s at %s to %s is %s', (amount, price, to, result) => {
    expect(text(conversion(exact(amount), exact(price), to))).toBe(result)
  })

  it.each([
    ['1', '0', 'price must be above 0, not 0'],
    ['-1', '5', 'amount must be from 0, not -1'],
  ])('of %s at %s is refused', (amount, price, reason) => {
    expect(() => conversion(exact(amount), exact(price), 'coins')).toThrow(reason)
  })
})

describe('a profit', () => {
  const of = (buy: string, sell: string, coins: string, fee: string) =>
    profit({ buy: exact(buy), sell: exact(sell), coins: exact(coins), fee: exact(fee) })

  it.each([
    ['1500', '2000', '2', '0', '1000', '0.333333333333'],
    ['100', '100', '1', '0.001', '-0.2', '-0.001998001998'],
    ['100', '0', '3', '0', '-300', '-1'],
    ['0.1', '0.3', '10', '0', '2', '2'],
    ['100', '121', '1', '0.1', '-1.1', '-0.01'],
  ])('from %s to %s on %s with a fee of %s is %s', (buy, sell, coins, fee, gained, part) => {
    const result = of(buy, sell, coins, fee)
    expect([text(result.profit), text(result.part)]).toEqual([gained, part])
  })

  it('with another fee on the sale', () => {
    const fees = { fee: exact('0.0002'), saleFee: exact('0.0005') }
    const trade = { buy: exact(140), sell: exact(165), coins: exact(3), ...fees }
    expect(text(profit(trade).profit)).toBe('74.6685')
    expect(() => profit({ ...trade, saleFee: exact(1) })).toThrow('fee must be below 1, not 1')
  })

  it.each([
    ['0', '1', '1', '0', 'buy must be above 0, not 0'],
    ['1', '-1', '1', '0', 'sell must be from 0, not -1'],
    ['1', '1', '0', '0', 'coins must be above 0, not 0'],
    ['1', '1', '1', '1', 'fee must be below 1, not 1'],
    ['1', '1', '1', '-0.1', 'fee must be from 0, not -0.1'],
  ])('from %s to %s on %s with a fee of %s is refused', (buy, sell, coins, fee, reason) => {
    expect(() => of(buy, sell, coins, fee)).toThrow(reason)
  })
})

describe('the gain that recovers a loss', () => {
  it.each([
    ['0', '0'],
    ['0.5', '1'],
    ['0.2', '0.25'],
    ['0.9', '9'],
    ['0.99999', '99999'],
  ])('of %s is %s', (loss, gain) => {
    expect(text(gainToRecover(exact(loss)))).toBe(gain)
  })

  it.each([
    ['1', 'loss must be below 1, not 1'],
    ['1.5', 'loss must be below 1, not 1.5'],
    ['-0.1', 'loss must be from 0, not -0.1'],
  ])('of %s is refused', (loss, reason) => {
    expect(() => gainToRecover(exact(loss))).toThrow(reason)
  })
})

describe('price and market cap', () => {
  it('follow from each other', () => {
    const supply = exact('589000000000000')
    expect(text(priceAtMarketCap(exact('58900000000'), supply))).toBe('0.0001')
    expect(text(marketCapAtPrice(exact('1'), supply))).toBe('589000000000000')
    expect(text(priceAtMarketCap(exact('0'), exact('1')))).toBe('0')
  })

  it.each([
    ['1', '0', 'supply must be above 0, not 0'],
    ['-1', '1', 'cap must be from 0, not -1'],
  ])('of %s and %s are refused', (cap, supply, reason) => {
    expect(() => priceAtMarketCap(exact(cap), exact(supply))).toThrow(reason)
  })
})
