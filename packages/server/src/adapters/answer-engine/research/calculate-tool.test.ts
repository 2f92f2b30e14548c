import { CALCULATORS } from '@coinquiry/calculators'
import { describe, expect, it } from 'vitest'
import { calculateTool } from './calculate-tool.ts'

const { signal } = new AbortController()
const AT = new Date('2026-11-20T12:00:00Z')
const tool = calculateTool(() => AT)

async function reported(given: unknown) {
  const finding = await tool.read(given)?.run(signal)
  return finding?.tell([]) as Readonly<Record<string, unknown>>
}

describe('calculate', () => {
  it('tells results with their formulas, the inputs they follow from, and what is assumed', async () => {
    const inputs = { entry: 100, exit: '120', amount: 2, side: 'short' }
    expect(await reported({ calculator: 'profit', inputs })).toEqual({
      nature: expect.stringContaining('Computed here'),
      calculator: 'profit',
      inputs: expect.arrayContaining([
        { name: 'entry', value: '100', unit: 'USD' },
        { name: 'side', value: 'short', unit: null },
        { name: 'entryFee', value: '0', unit: '%' },
      ]),
      results: expect.arrayContaining([
        {
          ...{ name: 'profit', value: '-40', unit: 'USD' },
          formula: 'amount × (entry − exit) − fees',
        },
      ]),
      assumed: expect.arrayContaining(['Without funding.']),
    })
  })

  it.each([
    [{ cap: 1, supply: 3 }, '0.33333333333333333333'],
    [{ cap: '12345678901234567890', supply: 1 }, '12345678901234567890'],
  ])('tells of %j no more digits than a model can copy', async (inputs, value) => {
    const result = await reported({ calculator: 'price-at-market-cap', inputs })
    expect(result).toMatchObject({ results: [{ value }] })
  })

  it('takes inputs that a model wrote as text', async () => {
    const given = { calculator: 'recovery', inputs: '{"loss":"50%"}' }
    expect(await reported(given)).toMatchObject({ results: [{ name: 'gain', value: '100' }] })
  })

  it.each([
    [{ entry: 0, exit: 1, amount: 1 }, [['entry', 'entry must be above 0.']]],
    [
      { entry: 1, amount: 'some' },
      [
        ['exit', 'exit is needed.'],
        ['amount', 'amount must be a number.'],
      ],
    ],
    [{ entry: 1, exit: 1, amount: 1, price: 5 }, [['price', 'There is no input price.']]],
    [
      'five',
      [
        ['entry', 'entry is needed.'],
        ['exit', 'exit is needed.'],
        ['amount', 'amount is needed.'],
      ],
    ],
    [
      null,
      [
        ['entry', 'entry is needed.'],
        ['exit', 'exit is needed.'],
        ['amount', 'amount is needed.'],
      ],
    ],
  ])('says what is wrong with %j', async (inputs, wrong) => {
    expect(await reported({ calculator: 'profit', inputs })).toMatchObject({
      error: expect.stringContaining('cannot be computed'),
      wrong: wrong.map(([input, why]) => ({ input, why })),
      takes: expect.stringMatching(/^\{side=long\|short, entry, exit, amount, /),
    })
  })

  it('names its calculators where another one is asked for', async () => {
    const { error } = await reported({ calculator: '<b>tax</b>', inputs: {} })
    expect(error).toMatch(/no such calculator.*profit.*unlock/)
    expect(tool.read({ calculator: '<b>tax</b>', inputs: {} })?.step('en')).toBe('Computing: tax')
  })

  it.each([undefined, null, {}, { calculator: 7 }, 'profit'])('does not understand %j', (given) => {
    expect(tool.read(given)).toBeNull()
  })

  it('says in the language of the answer what it computes', () => {
    const call = tool.read({ calculator: 'liquidation', inputs: {} })
    expect([call?.step('en'), call?.step('zh')]).toEqual([
      'Computing: Liquidation price',
      '正在计算：爆仓价',
    ])
  })

  it('names each calculator with its inputs in few kilobytes, which each request carries', () => {
    const text = JSON.stringify(tool.parameters)
    for (const { id, inputs } of CALCULATORS)
      expect(text).toMatch(new RegExp(`\\\\n${id} \\{${Object.keys(inputs)[0]}`))
    expect(text.length + tool.description.length).toBeLessThan(7000)
  })

  it('gives figures with their formula and the inputs they follow from', async () => {
    const inputs = { cap: 1, supply: 3, asset: 'ARB' }
    const finding = await tool.read({ calculator: 'price-at-market-cap', inputs })?.run(signal)
    expect(finding?.figures).toMatchObject([
      {
        ...{ kind: 'fact', value: `0.${'3'.repeat(80)}`, unit: 'USD', formula: 'cap ÷ supply' },
        ...{ how: 'computed', asOf: AT.toISOString(), source: { name: 'Coinquiry', url: null } },
        inputs: [
          { name: 'cap', figure: { value: '1', unit: 'USD' } },
          { name: 'supply', figure: { value: '3', unit: 'ARB' } },
        ],
      },
    ])
    expect(finding?.sum).toEqual({
      calculator: 'price-at-market-cap',
      inputs: { cap: '1', supply: '3', asset: 'ARB' },
    })
  })

  it.each([
    [2, 'average-cost', { 'purchases.1.price': '1', 'purchases.1.amount': '2' }],
    [9, 'average-cost', { 'purchases.9.price': '1' }],
  ])('gives a form of %i purchases', async (count, calculator, expected) => {
    const inputs = { purchases: Array(count).fill({ price: 1, amount: 2 }) }
    const finding = await tool.read({ calculator, inputs })?.run(signal)
    expect(finding?.sum).toMatchObject({ calculator, inputs: expected })
  })

  it('gives no form of more purchases than one holds', async () => {
    const inputs = { purchases: Array(11).fill({ price: 1, amount: 2 }) }
    const finding = await tool.read({ calculator: 'average-cost', inputs })?.run(signal)
    expect(finding?.figures).not.toEqual([])
    expect(finding?.sum).toBeUndefined()
  })

  it('gives a long history as its average price', async () => {
    const prices = Array.from({ length: 60 }, (_, at) => ({ price: at < 30 ? 10 : 20 }))
    const inputs = { perPurchase: 100, prices, asset: 'sol' }
    const finding = await tool.read({ calculator: 'averaging-in', inputs })?.run(signal)
    // 60 × 100 for 30 × 10 + 30 × 5 coins
    expect(finding?.sum).toEqual({
      calculator: 'regular-purchases',
      inputs: {
        ...{ perPurchase: '100', count: '60', averagePrice: '13.333333333333333333' },
        ...{ currentPrice: '20', fee: '0', currency: 'USD', asset: 'SOL' },
      },
    })
  })

  it('gives no figures where nothing is computed', async () => {
    for (const calculator of ['units', 'tax']) {
      const finding = await tool.read({ calculator, inputs: {} })?.run(signal)
      expect(finding?.figures).toEqual([])
    }
  })
})
