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
  // 1000 × 1.01² + 100 × (1.01 + 1)
  ['start with $1000 and add $100 a month at 12% for 2 months, how much', 'savings-plan', '1221.1'],
  // ten weeks
  ['每周定投100，年化0%，70天后有多少', 'savings-plan', '1000'],
  // (1 + 12 % ÷ 12)^12, of which the APR is told first
  ['what is the APY of 12% APR compounded monthly?', 'yearly-rate', '12'],
  ['What does a transfer of 21,000 gas at 20 gwei cost in ETH?', 'gas-cost', '0.00042'],
  // 6000 ÷ (5 × 0.8)
  [
    'deposited 5 ETH, borrowed $6,000 USDC, liquidation threshold 0.8 at what price am I liquidated',
    'loan',
    '1500',
  ],
  // 2400 ÷ (3 × 2000)
  ['what ltv do i have with 3 eth at 2,000 and a 2400 usdc loan', 'loan', '40'],
  ['6 个 eth 抵押，现价 3000，最高能借 75%，能借多少u', 'borrowing', '13500'],
  ['funding rate -0.02% per 8h on a $10k short, how much per week', 'funding', '-42'],
  ['0.01% funding every 8 hours, what is that annualized', 'funding', '10.95'],
  ['how much margin do I need for a $20k position at 8x', 'margin', '2500'],
  ['10x 杠杆 500u 能开多大仓位', 'position-on-margin', '5000'],
  ['本金 1500u，仓位 3 万u，几倍杠杆', 'leverage', '20'],
  ['what is 2.5% of 14,000 usdt', 'percentage', '350'],
  ['What percent is 12 of 80 USDT?', 'percent-of', '15'],
  ['12 是 80 的百分之几', 'percent-of', '15'],
  ['2100万个里面我有 0.21 个，占比多少', 'share', '0.000001'],
  // 10000 × 0.02 % + 10000 × 0.055 %
  [
    'open a 10,000 USDT position with 0.02% maker and close with 0.055% taker: what are my total fees?',
    'trading-fees',
    '7.5',
  ],
  ['How much must I stake at 5% APR to earn 1000 dollars a year?', 'yield-goal', '20000'],
  // 12 ÷ 1000 ÷ (30 ÷ 365)
  ['I earned 12 USDT on 1,000 USDT in 30 days, what APR is that?', 'yield-rate', '14.6'],
  ['成本 2000 的 eth 想赚 30%，涨到多少卖', 'target-price', '2600'],
  ['开空 3000，止盈 10%，止盈价多少', 'target-price', '2700'],
  ['mcap 42M, price 0.35 → circulating supply?', 'supply-at-market-cap', '120000000'],
  // 300 ÷ 5 % ÷ 3000
  [
    'how many shares of eth if i risk $300 and my stop is $150 below an entry of $3,000',
    'position-for-loss',
    '2',
  ],
])('“%s” as a form of %s gives %s', (question, calculator, value) => {
  expect(computed(question)).toEqual([calculator, value])
})

test.each<[string, string, number]>([
  ['How big is the impermanent loss if ETH doubles?', 'impermanent-loss', -5.719096],
  ['月息 1.5% 复利一年多少', 'growth', 19.561817],
  ['1% a day compounded, how much percent in a year', 'growth', 3678.343433],
])('“%s” as a form of %s gives about %d %%', (question, calculator, percent) => {
  const [found, value] = computed(question) ?? []
  expect(found).toBe(calculator)
  expect(Number(value)).toBeCloseTo(percent, 5)
})

test('without a price the form of a liquidation gives the distance that the text tells', () => {
  const form = sumIn('how far can the price fall before my 25x long is liquidated?')?.form
  const outcome = calculatorOf('liquidation')?.compute(form?.inputs)
  expect(outcome).toMatchObject({ results: [{}, { name: 'distance', value: '4' }] })
})

test('there is no form of a position that is liquidated before its stop', () => {
  const sized = (leverage: number) => `10k account, risk 1%, entry 3, stop 2, ${leverage}x, size?`
  expect(computed(sized(2))?.[0]).toBe('position-size')
  expect(computed(sized(3))).toBeNull()
})

test('there is no form where something is missing', () => {
  expect(sumIn('Calculate how much I earn staking 10 ETH')?.form ?? null).toBeNull()
})

test.each(['en', 'zh'] as const)('each kind of sum has a form, in %s', (language) => {
  const file = new URL(`questions/${language}.yaml`, import.meta.url)
  const { sums } = readYaml(readFileSync(file, 'utf8')) as { sums: Record<string, string> }
  const kinds = Map.groupBy(
    Object.keys(sums).flatMap((question) => sumIn(question) ?? []),
    ({ kind }) => kind,
  )
  const without = [...kinds].filter(([, all]) => all.every(({ form }) => form === null))
  expect(without.map(([kind]) => kind)).toEqual([])
  expect(kinds.size).toBeGreaterThanOrEqual(20)
})
