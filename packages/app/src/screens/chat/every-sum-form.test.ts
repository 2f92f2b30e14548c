import { CALCULATORS, type Input } from '@coinquiry/calculators'
import { en } from '@coinquiry/calculators/texts/en'
import { zh } from '@coinquiry/calculators/texts/zh'
import { describe, expect, it, test } from 'vitest'
import { sumForm } from './sum-form.ts'

type Inputs = Readonly<Record<string, string>>

/** The inputs of an answer, what a reader changes, and the main result before and after, worked by hand. */
const FORMS: Readonly<Record<string, readonly [Inputs, string, Inputs, string]>> = {
  // 5 ÷ 10^8, then 5 × 10^4
  units: [{ amount: '5', from: 'BTC', to: 'sat' }, '500,000,000 sat', { to: 'mBTC' }, '5,000 mBTC'],
  // 2 × 3000 ÷ 150, then less 10 %
  conversion: [
    { amount: '2', from: 'ETH', to: 'SOL', fromPrice: '3000', toPrice: '150' },
    '40 SOL',
    { fee: '10' },
    '36 SOL',
  ],
  // 2 × (120 − 100), then less 2 × (100 + 120) × 1 %
  profit: [
    { entry: '100', exit: '120', amount: '2' },
    '$40',
    { entryFee: '1', exitFee: '1' },
    '$35.60',
  ],
  // 100 × 1.01 ÷ 0.99, then 100
  'break-even': [{ entry: '99', entryFee: '1', exitFee: '1' }, '$101', { entry: '198' }, '$202'],
  // 1 ÷ 0.5 − 1, then 1 ÷ 0.2 − 1
  recovery: [{ loss: '50' }, '100%', { loss: '80' }, '400%'],
  // (10 + 20) ÷ 2, then (10 + 20 + 60) ÷ 3
  'average-cost': [
    {
      ...{ 'purchases.1.price': '10', 'purchases.1.amount': '1' },
      ...{ 'purchases.2.price': '20', 'purchases.2.amount': '1' },
    },
    '$15',
    { 'purchases.3.price': '60', 'purchases.3.amount': '1' },
    '$30',
  ],
  // 200 ÷ (10 + 5), then 300 ÷ (10 + 5 + 5)
  'averaging-in': [
    { perPurchase: '100', 'prices.1.price': '10', 'prices.2.price': '20' },
    '$13.3333',
    { 'prices.3.price': '20' },
    '$15',
  ],
  // 100 × 12, then 50 × 12
  'regular-purchases': [
    { perPurchase: '100', count: '12', averagePrice: '50' },
    '$1,200',
    { perPurchase: '50' },
    '$600',
  ],
  // 100 × (1.01 + 1), then 100 × (1.02 + 1)
  'savings-plan': [
    { perPayment: '100', rate: '12', time: '2', timeUnit: 'months' },
    '$201',
    { rate: '24' },
    '$202',
  ],
  // 10 × 3 %, then 32 × 3 %
  'staking-yield': [
    { amount: '10', rate: '3', time: '1', asset: 'ETH' },
    '0.3 ETH',
    { amount: '32' },
    '0.96 ETH',
  ],
  // 1.1^4 = 1.4641, then 1.05^4 = 1.21550625
  'yearly-rate': [
    { rate: '46.41', rateKind: 'apy', compounding: 'quarterly' },
    '40%',
    { rate: '21.550625' },
    '20%',
  ],
  // 2 × 2 ÷ 5 − 1, then 2 × 3 ÷ 10 − 1
  'impermanent-loss': [{ before: '1', after: '4' }, '-20%', { after: '9' }, '-40%'],
  // Without a change nothing is lost. Up to 121 from 100, within 64 and 144: w(100) = 100 × (1/10 − 1/12)
  // + 10 − 8 = 11/3, w(121) = 121 × (1/11 − 1/12) + 11 − 8 = 47/12; held: 121 × 1/60 + 2 = 241/60
  'concentrated-liquidity': [
    { before: '100', after: '100', lower: '64', upper: '144' },
    '0%',
    { after: '121' },
    '-2.49%',
  ],
  // 60000 × 0.9, then × 0.95
  liquidation: [{ entry: '60000', leverage: '10' }, '$54,000', { leverage: '20' }, '$57,000'],
  // 10000 × 1 % ÷ (100 − 95), then × 2
  'position-size': [
    { account: '10000', risk: '1', entry: '100', stop: '95', asset: 'SOL' },
    '20 SOL',
    { risk: '2' },
    '40 SOL',
  ],
  // 21000 × 20 ÷ 10^9, then × 2.5
  'gas-cost': [{ gasPrice: '20' }, '0.00042 ETH', { gasPrice: '50' }, '0.00105 ETH'],
  'market-cap': [{ price: '2', supply: '1000000' }, '$2,000,000', { price: '3' }, '$3,000,000'],
  'price-at-market-cap': [{ cap: '1000', supply: '500' }, '$2', { supply: '250' }, '$4'],
  // 1000 ÷ 2, then ÷ 4
  'supply-at-market-cap': [{ cap: '1000', price: '2' }, '500 COIN', { price: '4' }, '250 COIN'],
  // 5 ÷ 1000, then 20 ÷ 1000
  share: [{ coins: '5', supply: '1000' }, '0.5%', { coins: '20' }, '2%'],
  // 14000 × 2.5 %, then 5 %
  percentage: [{ whole: '14000', percent: '2.5' }, '350', { percent: '5', asset: 'USD' }, '$700'],
  // 12 ÷ 80, then 20 ÷ 80
  'percent-of': [{ amount: '12', whole: '80' }, '15%', { amount: '20' }, '25%'],
  // 200 × 1.25, then a short: 200 × 0.75
  'target-price': [{ entry: '200', gain: '25' }, '$250', { side: 'short' }, '$150'],
  // 1000 × 0.2 %, then + 3000 × 0.4 %
  'trading-fees': [
    { 'trades.1.traded': '1000', 'trades.1.fee': '0.2' },
    '$2',
    { 'trades.2.traded': '3000', 'trades.2.fee': '0.4' },
    '$14',
  ],
  // 1.01^2 − 1, then 1.1^2 − 1
  growth: [
    { periodRate: '1', time: '2', timeUnit: 'months' },
    '2.01%',
    { periodRate: '10' },
    '21%',
  ],
  // 100 ÷ 5 %, then ÷ 10 %
  'yield-goal': [
    { earned: '100', rate: '5', time: '1' },
    '2,000 COIN',
    { rate: '10' },
    '1,000 COIN',
  ],
  // 5 ÷ 100 in a year, then in 3 months
  'yield-rate': [
    { earned: '5', amount: '100', time: '1' },
    '5%',
    { time: '3', timeUnit: 'months' },
    '20%',
  ],
  margin: [{ position: '5000', leverage: '10' }, '$500', { leverage: '20' }, '$250'],
  'position-on-margin': [{ margin: '500', leverage: '10' }, '$5,000', { margin: '100' }, '$1,000'],
  leverage: [{ position: '5000', margin: '500' }, '10 ×', { margin: '1000' }, '5 ×'],
  // 100 ÷ 5, then ÷ 10
  'position-for-loss': [
    { risked: '100', entry: '50', stop: '45', asset: 'SOL' },
    '20 SOL',
    { stop: '40' },
    '10 SOL',
  ],
  // 10000 × 0.01 % × 3, then for ten days
  funding: [{ position: '10000', fundingRate: '0.01' }, '$3', { time: '10' }, '$30'],
  // 12000 ÷ (10 × 0.8), then ÷ (10 × 0.6)
  loan: [
    { collateral: '10', debt: '12000', threshold: '80', asset: 'ETH' },
    '$1,500',
    { threshold: '60' },
    '$2,000',
  ],
  // 2 × 3000 × 75 %, then 50 %
  borrowing: [
    { collateral: '2', price: '3000', highestRatio: '75' },
    '$4,500',
    { highestRatio: '50' },
    '$3,000',
  ],
  // 25 ÷ 125, then 100 ÷ 200
  unlock: [{ circulating: '100', unlocked: '25' }, '20%', { unlocked: '100' }, '50%'],
}

const TEXTS = { en, zh }
type Language = keyof typeof TEXTS
const LANGUAGES = ['en', 'zh'] as const
const BROKEN = /NaN|Infinity|undefined|\{limit\}|\{input\}/

const inChinese = (value: string) => value.replace(/^\$(.*)$/, '$1 美元')

it('there is a table for every calculator', () => {
  expect(Object.keys(FORMS).toSorted()).toEqual(CALCULATORS.map(({ id }) => id).toSorted())
})

describe.each(CALCULATORS.map((each) => [each.id, each] as const))('%s', (id, calculator) => {
  const [given, before, change, after] = FORMS[id] ?? [{}, '', {}, '']
  const formOf = (inputs: Inputs, language: Language = 'en') =>
    sumForm({ calculator: id, inputs }, TEXTS[language], language)

  it.each(LANGUAGES)('has a form with names in %s, and computes what is changed', (language) => {
    const form = formOf(given, language)
    expect(form?.heading).toBe(TEXTS[language].calculators[id]?.name)
    const changed = formOf({ ...given, ...change }, language)
    const spelled = [before, after].map((value) => (language === 'zh' ? inChinese(value) : value))
    expect([form, changed].map((each) => each?.results[0]?.value)).toEqual(spelled)
    for (const { name, label, error } of form?.fields ?? []) {
      expect([label, error]).toEqual([expect.not.stringMatching(`^(?:${name})$|\\.`), undefined])
    }
    const texts = form?.results.map(({ label, formula = '' }) => `${label} = ${formula}`).join('\n')
    expect(texts).not.toMatch(BROKEN)
    // What is left are names: APR, APY, gwei, w for a function and s for a part of a formula.
    if (language === 'zh') expect(texts).not.toMatch(/\b(?!gwei)[a-z]{2,}/)
  })

  const numbers = (formOf(given)?.fields ?? []).filter(
    ({ name }) => isNumber(calculator.inputs, name) && (name in given || !name.includes('.')),
  )
  const rows = LANGUAGES.flatMap((language) =>
    numbers.flatMap(({ name }) =>
      ['', '-1', 'many', '1e31', '1e400', '٣'].map((value) => [language, name, value] as const),
    ),
  )
  test.each(rows)('in %s %s says what is wrong with “%s”', (language, name, value) => {
    const form = formOf({ ...given, [name]: value }, language)
    const errors = form?.fields.flatMap(({ error }) => error ?? []) ?? []
    expect(errors.length).toBe(form?.results.length === 0 ? 1 : 0)
    // What may be left out or be negative is no error.
    if (!['', '-1'].includes(value)) expect(errors).toHaveLength(1)
    expect(JSON.stringify([form?.results, errors])).not.toMatch(BROKEN)
    if (value !== '' && errors[0] !== undefined)
      expect(errors[0]).toContain(form?.fields.find((each) => each.name === name)?.label)
  })
})

function isNumber(inputs: Readonly<Record<string, Input>>, path: string): boolean {
  const [name = '', , field] = path.split('.')
  const input = inputs[name]
  const kind = input?.kind === 'rows' ? input.fields[field ?? '']?.kind : input?.kind
  return kind !== undefined && kind !== 'choice' && kind !== 'code' && kind !== 'date'
}
