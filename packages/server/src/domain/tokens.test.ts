import { expect, it } from 'vitest'
import { estimatedTokens, TokenMeter } from './tokens.ts'

it.each([
  ['', 0],
  ['a', 1],
  ['gas', 1],
  ['What is gas?', 4],
  ['比特币', 3],
  ['比特币 ETF', 5],
])('%j is about %i tokens', (text, tokens) => {
  expect(estimatedTokens(text)).toBe(tokens)
})

it('takes the model’s word, and estimates where there is none', () => {
  const meter = new TokenMeter()
  expect(meter.total).toEqual({ input: 0, output: 0, isEstimated: false })
  const first = meter.begin('What is gas?')
  first.said('A fee.')
  expect(meter.total).toEqual({ input: 4, output: 2, isEstimated: true })
  first.reported({ prompt_tokens: 7, completion_tokens: 9, total_tokens: 16 })
  expect(meter.total).toEqual({ input: 7, output: 9, isEstimated: false })
  meter.begin('abc')
  expect(meter.total).toEqual({ input: 8, output: 9, isEstimated: true })
})

it('counts nothing for a request that was refused', () => {
  const meter = new TokenMeter()
  meter.begin('What is gas?').refused()
  expect(meter.total).toEqual({ input: 0, output: 0, isEstimated: false })
})

it.each([
  null,
  'many',
  {},
  { prompt_tokens: 1 },
  { prompt_tokens: -1, completion_tokens: 1 },
  { prompt_tokens: 1.5, completion_tokens: 1 },
  { prompt_tokens: '1', completion_tokens: '1' },
  { prompt_tokens: 1e9, completion_tokens: 1 },
])('does not believe a usage of %j', (usage) => {
  const meter = new TokenMeter()
  meter.begin('abc').reported(usage)
  expect(meter.total).toEqual({ input: 1, output: 0, isEstimated: true })
})
