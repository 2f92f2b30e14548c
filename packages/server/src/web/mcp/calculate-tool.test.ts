import { CALCULATORS } from '@coinquiry/calculators'
import { describe, expect, test } from 'vitest'
import { calculateTool } from './calculate-tool.ts'
import type { Caller, Given } from './tool.ts'

const { tool, call } = calculateTool(() => new Date('2026-11-20T12:00:00Z'))
const caller = { language: 'en', takeLookUp: async () => {} } as Partial<Caller> as Caller

const called = async (given: Given) => {
  const { content, ...result } = await call(given, caller, async () => {})
  const [part] = content
  return { ...result, text: part?.type === 'text' ? part.text : '' }
}

describe('what a client learns before it calls', () => {
  test('is a few kilobytes, for it is read with each conversation', () => {
    expect(Buffer.byteLength(JSON.stringify(tool))).toBeLessThan(7000)
    // Some models take no more of a function's description.
    expect(tool.description?.length).toBeLessThan(1024)
  })

  const { calculator } = Object(tool.inputSchema.properties) as Record<
    string,
    { description?: string }
  >
  const lines = calculator?.description?.split('\n') ?? []
  test.each(CALCULATORS.map((each) => [each.id, each] as const))(
    'names all inputs of %s, and marks those that may be left out',
    (id, calculator) => {
      const line = lines.find((one) => one.startsWith(`${id} {`)) ?? ''
      const [, all = ''] = /\{(.*)\} /.exec(line) ?? []
      const inputs = all.replaceAll(/\[\{.*?\}\]/g, '').split(', ')
      const namesOf = (some: readonly string[]) => some.map((one) => /^\w+/.exec(one)?.[0])
      expect(namesOf(inputs)).toEqual(Object.keys(calculator.inputs))
      const empty = calculator.compute({})
      const missing = empty.ok ? [] : empty.refusals.filter(({ rule }) => rule === 'required')
      expect(namesOf(inputs.filter((one) => !/[=?]/.test(one)))).toEqual(
        missing.map(({ input }) => input),
      )
    },
  )
})

const KNOWN = '{whole, percent, asset?}'

describe('a call that is wrong or incomplete learns what it needs', () => {
  test.each<[string, Given, readonly string[]]>([
    ['no calculator', {}, ['calculator: There is no such calculator, but: units,', 'unlock']],
    ['an unknown one', { calculator: 'toString' }, ['percentage', 'profit']],
    [
      'no inputs',
      { calculator: 'percentage' },
      ['whole: ', 'percent: Percentage is needed', KNOWN],
    ],
    ['inputs beside', { calculator: 'percentage', whole: 1, percent: 1 }, ['whole: ', KNOWN]],
    ['inputs as a list', { calculator: 'percentage', inputs: [1, 2] }, ['whole: ', KNOWN]],
    ['one missing', { calculator: 'percentage', inputs: { whole: 200 } }, ['percent: ', KNOWN]],
    [
      'an unknown input',
      { calculator: 'percentage', inputs: { whole: 200, percent: 5, of: 1 } },
      ['of: There is no input of', KNOWN],
    ],
    [
      'one beyond its limit',
      { calculator: 'recovery', inputs: { loss: 100 } },
      ['loss: Loss must be below 100.', '{loss, invested?, currency=USD}'],
    ],
    [
      'a wrong choice',
      { calculator: 'yearly-rate', inputs: { rate: 5, rateKind: 'apx' } },
      ['rateKind: ', 'must be one of: apr, apy'],
    ],
    [
      'a wrong row',
      { calculator: 'trading-fees', inputs: { trades: [{ traded: 1 }] } },
      ['trades.1.fee: ', '{trades: [{traded, fee}], currency=USD}'],
    ],
  ])('%s', async (_, given, parts) => {
    const { isError, text, structuredContent } = await called(given)
    expect(isError).toBe(true)
    expect(structuredContent).toMatchObject({ error_key: 'error.badRequest' })
    for (const part of parts) expect(text).toContain(part)
  })

  test.each([
    ['position-size', { account: 1000, risk: 1, entry: 100, stop: 100 }],
    ['units', { amount: 1, from: 'BTC', to: 'wei' }],
    ['trading-fees', { trades: [{ traded: 1 }] }],
  ])('in the names of its language: %s', async (calculator, inputs) => {
    const { structuredContent } = await called({ calculator, inputs, language: 'zh' })
    const { wrong } = structuredContent as { readonly wrong: readonly { readonly text: string }[] }
    expect(wrong).not.toEqual([])
    for (const { text } of wrong) expect(text).not.toMatch(/[a-z]{4}/)
  })
})
