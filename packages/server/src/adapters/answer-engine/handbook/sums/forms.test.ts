import { calculatorOf } from '@coinquiry/calculators'
import { expect, test } from 'vitest'
import { sumIn } from './sums.ts'

/** The main result of the form of a sum, which is the one that its text tells. */
function computed(question: string) {
  const form = sumIn(question)?.form
  const outcome = form && calculatorOf(form.calculator)?.compute(form.inputs)
  return outcome?.ok ? [form?.calculator, outcome.results[0]?.value] : null
}

test.each<[string, string, string]>([
  ['How much do I earn staking 10 ETH at 3% APR for a year?', 'staking-yield', '0.3'],
  ['质押10个ETH，年化3%，一年收益多少？', 'staking-yield', '0.3'],
  ['What is the liquidation price of a 10x long opened at $60,000?', 'liquidation', '54000'],
  ['跌了50%，要涨多少才能回本？', 'recovery', '100'],
  ['What does a transfer of 21,000 gas at 20 gwei cost in ETH?', 'gas-cost', '0.00042'],
])('“%s” as a form of %s gives %s', (question, calculator, value) => {
  expect(computed(question)).toEqual([calculator, value])
})

test('the form of a pool gives the loss that the text tells', () => {
  const [calculator, loss] = computed('How big is the impermanent loss if ETH doubles?') ?? []
  expect(calculator).toBe('impermanent-loss')
  expect(Number(loss)).toBeCloseTo(-5.719, 3)
})

test.each([
  ['something is missing', 'Calculate how much I earn staking 10 ETH'],
  ['both sides are wanted', 'how far can the price fall before my 25x long is liquidated?'],
])('there is no form where %s', (_, question) => {
  expect(sumIn(question)?.form ?? null).toBeNull()
})
