import { expect, it } from 'vitest'
import { averageCost } from './calculators/average-cost.ts'
import { computeTexts, rowNumbers, textInputs } from './text-inputs.ts'

const purchases = (...prices: readonly unknown[]) => ({
  purchases: prices.map((price) => ({ price, amount: '1' })),
})

it('rows are inputs by their numbers', () => {
  expect(textInputs({ ...purchases(60, ' 50 '), fee: 0.1, asset: null })).toEqual({
    ...{ 'purchases.1.price': '60', 'purchases.1.amount': '1' },
    ...{ 'purchases.2.price': '50', 'purchases.2.amount': '1', fee: '0.1' },
  })
})

it.each([
  ['more rows than a form holds', purchases(...Array(11).fill(1))],
  ['a longer text', { fee: '1'.repeat(81) }],
  ['nothing', null],
  ['a list', []],
])('%s is no form', (_, given) => {
  expect(textInputs(given)).toBeNull()
})

it('a row that was emptied is passed over, and the others keep their numbers', () => {
  const inputs = {
    ...textInputs(purchases(10, 20, 60)),
    ...{ 'purchases.2.price': '', 'purchases.2.amount': '' },
  }
  expect(rowNumbers('purchases', inputs)).toEqual([1, 2, 3])
  expect(computeTexts(averageCost, inputs)).toMatchObject({ results: [{ value: '35' }, {}, {}] })
  expect(computeTexts(averageCost, { ...inputs, 'purchases.3.price': 'ten' })).toMatchObject({
    refusals: [{ input: 'purchases.3.price', rule: 'number' }],
  })
})

it('no rows are too few', () => {
  expect(computeTexts(averageCost, {})).toMatchObject({
    refusals: [{ input: 'purchases', rule: 'rows' }],
  })
})
