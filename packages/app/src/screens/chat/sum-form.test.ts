import { en } from '@coinquiry/calculators/texts/en'
import { zh } from '@coinquiry/calculators/texts/zh'
import { expect, test } from 'vitest'
import { sumForm } from './sum-form.ts'

const staking = { amount: '10', rate: '3', time: '1', timeUnit: 'years', asset: 'ETH' }
const form = (inputs: Record<string, string>, texts = en, locale = 'en') =>
  sumForm({ calculator: 'staking-yield', inputs }, texts, locale)

test('a sum is shown with its units, results, formulas and assumptions', () => {
  expect(form(staking)).toMatchObject({
    heading: 'Staking yield',
    fields: [
      { name: 'amount', label: 'Amount', value: '10', unit: 'ETH' },
      { name: 'rate', unit: '%' },
      { name: 'rateKind', value: 'apr' },
      { name: 'compounding', value: 'none' },
      { name: 'time', unit: 'years' },
      { name: 'timeUnit', value: 'years' },
      { name: 'asset', value: 'ETH' },
    ],
    results: [
      { label: 'Earned', value: '0.3 ETH', formula: 'Amount × Yield' },
      { label: 'Total', value: '10.3 ETH', formula: 'Amount + Earned' },
      { label: 'Yield', value: '3%' },
    ],
    assumptions: [en.assumptions.rateStays, en.assumptions.noFees],
  })
})

test.each([
  ['a letter', { ...staking, amount: 'many' }, 'Amount must be a number.'],
  ['nothing', { ...staking, amount: ' ' }, 'Amount must be a number.'],
  ['an empty field', { ...staking, amount: '' }, 'Amount is needed.'],
  ['too little', { ...staking, amount: '0' }, 'Amount must be above 0.'],
])('%s names the field and says what to do', (_, inputs, error) => {
  expect(form(inputs)).toMatchObject({
    results: [],
    fields: [{ name: 'amount', error }, {}, {}, {}, {}, {}, {}],
  })
})

test('names are in the language of the reader, and long fractions are cut', () => {
  expect(
    form({ ...staking, amount: '1000000', rate: '1', time: '1', timeUnit: 'days' }, zh, 'zh')
      ?.results[0],
  ).toMatchObject({
    label: zh.results.earned,
    value: '27.39726027 ETH',
  })
})

test('a calculator that this app does not have is passed over', () => {
  expect(sumForm({ calculator: 'no-such', inputs: {} }, en, 'en')).toBeNull()
})
