import { readFileSync } from 'node:fs'
import { calculatorOf, computeTexts } from '@coinquiry/calculators'
import { expect, test } from 'vitest'
import { readYaml } from '../../../../read-yaml.ts'
import { sumIn } from './sums.ts'

/** The main result of the form of a sum, which is the one that its text tells. */
function computed(question: string) {
  const form = sumIn(question)?.form
  const calculator = calculatorOf(form?.calculator ?? '')
  const outcome = form && calculator && computeTexts(calculator, form.inputs)
  return outcome?.ok ? [form?.calculator, outcome.results[0]?.value] : null
}

test.each<[string, string, string]>([
  ['How much do I earn staking 10 ETH at 3% APR for a year?', 'staking-yield', '0.3'],
  ['质押10个ETH，年化3%，一年收益多少？', 'staking-yield', '0.3'],
  ['What is the liquidation price of a 10x long opened at $60,000?', 'liquidation', '54000'],
  ['跌了50%，要涨多少才能回本？', 'recovery', '100'],
  // (60000 + 25000) ÷ 1.5
  ['bought 100 at $1 and 200 at $0.25, average cost?', 'average-cost', '0.5'],
  ['均价：10美元买了100个，20美元买了100个', 'average-cost', '15'],
  ['1.5 BTC at 88,000 usd/btc and 2,200 usd/eth, how much eth is that?', 'conversion', '60'],
  ['how much is 2 ETH at $3000 each', 'conversion', '6000'],
  ['how many SOL can I buy with $300 at $150 per coin', 'conversion', '2'],
  ['5万聪等于多少比特币', 'units', '0.0005'],
  ['how many gwei are 0.5 ETH?', 'units', '500000000'],
  // 500 × 10 × 2 %
  ['10x long with $500 margin, price up 2%, what is my profit?', 'profit', '100'],
  ['bought 2 eth at 1500 and sold at 2000, how much profit', 'profit', '1000'],
  // 0.1 × 6000 − 0.1 × 126000 × 0.1 %
  ['profit if I buy 0.1 BTC at 60,000 and sell at 66,000 with a 0.1% fee', 'profit', '587.4'],
  // 10000 × 1 % ÷ 5 % ÷ 100
  ['account $10,000, risk 1%, entry $100, stop $95: what position size?', 'position-size', '20'],
  ['market cap at $2 with a supply of 10 million?', 'market-cap', '20000000'],
  [
    'price at a market cap of $1 billion with a supply of 10 million?',
    'price-at-market-cap',
    '100',
  ],
  ['bought at $99, fee 1% each way, what is my break-even price?', 'break-even', '101'],
  ['每月定投 100 美元，一年一共投入多少？', 'regular-purchases', '1200'],
  // (1 + 12 % ÷ 12)^12, of which the APR is told first
  ['what is the APY of 12% APR compounded monthly?', 'yearly-rate', '12'],
  ['What does a transfer of 21,000 gas at 20 gwei cost in ETH?', 'gas-cost', '0.00042'],
])('“%s” as a form of %s gives %s', (question, calculator, value) => {
  expect(computed(question)).toEqual([calculator, value])
})

test('the form of a pool gives the loss that the text tells', () => {
  const [calculator, loss] = computed('How big is the impermanent loss if ETH doubles?') ?? []
  expect(calculator).toBe('impermanent-loss')
  expect(Number(loss)).toBeCloseTo(-5.719, 3)
})

test('without a price the form of a liquidation gives the distance that the text tells', () => {
  const form = sumIn('how far can the price fall before my 25x long is liquidated?')?.form
  const outcome = calculatorOf('liquidation')?.compute(form?.inputs)
  expect(outcome).toMatchObject({ results: [{}, { name: 'distance', value: '4' }] })
})

test('there is no form where something is missing', () => {
  expect(sumIn('Calculate how much I earn staking 10 ETH')?.form ?? null).toBeNull()
})

/** What no calculator covers; their text stays. */
const TEXT_ALONE = 'borrowing funding loan margin percentage share tradingFees yieldGoal'.split(' ')

test.each(['en', 'zh'] as const)(
  'each kind of sum that a calculator covers has a form, in %s',
  (language) => {
    const file = new URL(`questions/${language}.yaml`, import.meta.url)
    const { sums } = readYaml(readFileSync(file, 'utf8')) as { sums: Record<string, string> }
    const kinds = Map.groupBy(
      Object.keys(sums).flatMap((question) => sumIn(question) ?? []),
      ({ kind }) => kind,
    )
    const without = [...kinds].filter(([, all]) => all.every(({ form }) => form === null))
    expect(TEXT_ALONE).toEqual(expect.arrayContaining(without.map(([kind]) => kind)))
    expect(kinds.size - without.length).toBeGreaterThanOrEqual(14)
  },
)
