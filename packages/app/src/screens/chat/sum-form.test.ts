import { en } from '@coinquiry/calculators/texts/en'
import { zh } from '@coinquiry/calculators/texts/zh'
import { expect, test } from 'vitest'
import { sumForm } from './sum-form.ts'

const staking = { amount: '10', rate: '3', time: '1', timeUnit: 'years', asset: 'ETH' }
const form = (inputs: Record<string, string>, language: 'en' | 'zh' = 'en') =>
  sumForm({ calculator: 'staking-yield', inputs }, { en, zh }[language], language)

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

test('names are in the language of the reader', () => {
  expect(form({ ...staking, timeUnit: 'days' }, 'zh')?.results[0]?.label).toBe(zh.results.earned)
})

const price = (first: string, more: Record<string, string> = {}) =>
  ['average-cost', { 'purchases.1.price': first, 'purchases.1.amount': '1', ...more }] as const
const marginOf = (position: string, currency = 'USD') =>
  ['margin', { position, leverage: '3', currency }] as const

test.each([
  // 91234.5, and 40 ÷ 3
  [...price('91234.5'), '$91,234.50', '91,234.50 美元'],
  [...marginOf('40'), '$13.33', '13.33 美元'],
  [...marginOf('40', 'EUR'), '€13.33', '13.33 欧元'],
  [...marginOf('40', 'USDT'), '13.33 USDT', '13.33 USDT'],
  // A price keeps six digits, an amount of money its cents.
  [...price('13.3333333333'), '$13.3333', '13.3333 美元'],
  [...price('0.000012345678'), '$0.0000123457', '0.0000123457 美元'],
  [...marginOf('3'), '$1', '1 美元'],
  [...marginOf('2'), '$0.666667', '0.666667 美元'],
  [...marginOf('6000000000'), '$2,000,000,000', '2,000,000,000 美元'],
  ['profit', { entry: '100', exit: '80.5', amount: '2' }, '-$39', '-39 美元'],
  // 1 ÷ (1 − 2 ÷ 3) − 1 with a rounded third, and 5 ÷ 3000000 of a supply
  ['recovery', { loss: '66.6666' }, '200%', '200%'],
  ['share', { coins: '5', supply: '3000000' }, '0.00017%', '0.00017%'],
  ['units', { amount: '123456789', from: 'sat', to: 'BTC' }, '1.23457 BTC', '1.23457 BTC'],
  ['units', { amount: '1', from: 'wei', to: 'ETH' }, '0.000000000000000001 ETH', null],
  // Less than the last digit of a formatter is still something.
  ['share', { coins: '1', supply: '3e29' }, '0.00000000000000000000000000033%', null],
])('the result of %s with %j is spelled as in an answer: %s', (calculator, inputs, inEn, inZh) => {
  const result = (language: 'en' | 'zh') =>
    sumForm({ calculator, inputs }, { en, zh }[language], language)?.results[0]?.value
  expect([result('en'), result('zh')]).toEqual([inEn, inZh ?? inEn])
})

test('what is computed from a rounded result is exact', () => {
  // 40 ÷ 3 twice rounded would come to 79.98.
  const of = (margin: string) =>
    sumForm({ calculator: 'position-on-margin', inputs: { margin, leverage: '3' } }, en, 'en')
  expect(of('13.3333333333')?.results[0]?.value).toBe('$40')
})

test.each([
  ['perPurchase', '每次金额'],
  // As answers of before have it.
  ['amount', '每次金额'],
])('what is paid each time, given as %s, is an amount of money', (name, label) => {
  const inputs = { [name]: '100', 'prices.1.price': '10', 'prices.2.price': '20' }
  const [field] = sumForm({ calculator: 'averaging-in', inputs }, zh, 'zh')?.fields ?? []
  expect(field).toMatchObject({ name: 'perPurchase', label, value: '100', unit: 'USD' })
  const changed = { ...inputs, perPurchase: '50' }
  const form = sumForm({ calculator: 'averaging-in', inputs: changed }, zh, 'zh')
  const paid = form?.results.find((result) => result.name === 'paid')
  expect(paid).toMatchObject({ value: '100 美元', formula: '每次金额 × 买入次数' })
})

test('a calculator that this app does not have is passed over', () => {
  expect(sumForm({ calculator: 'no-such', inputs: {} }, en, 'en')).toBeNull()
})
