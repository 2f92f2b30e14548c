import { expect, test } from 'vitest'
import { CALCULATORS } from './index.ts'
import { inputsLine, namesLine } from './lines.ts'
import { en } from './texts/en.ts'

test.each([
  ['percentage', '{whole, percent, asset?}'],
  ['funding', '{position?, fundingRate, interval=8, time=1, timeUnit=days|hours, currency=USD}'],
  ['trading-fees', '{trades: [{traded, fee}], currency=USD}'],
  ['yearly-rate', /^\{rate, rateKind=apr\|apy, compounding=daily\|weekly/],
  ['units', /^\{amount, from: BTC\|mBTC\|sat/],
])('the inputs of %s are written as %s', (id, line) => {
  const calculator = CALCULATORS.find((one) => one.id === id)
  expect(calculator && inputsLine(calculator)).toMatch(line)
})

test('names are explained where their labels or units say more, and mean the same in each', () => {
  const meanings = namesLine(CALCULATORS, en.inputs).split('; ')
  for (const part of [
    'fee: %',
    'gasPrice: gwei',
    'prices: Prices, oldest first',
    'cap: Market cap',
  ])
    expect(meanings).toContain(part)
  for (const plain of ['amount', 'currency', 'leverage'])
    expect(meanings.filter((one) => one.startsWith(`${plain}:`))).toEqual([])
  const ofEach = CALCULATORS.flatMap((one) => namesLine([one], en.inputs).split('; '))
  expect(new Set(ofEach.filter(Boolean))).toEqual(new Set(meanings))
})
