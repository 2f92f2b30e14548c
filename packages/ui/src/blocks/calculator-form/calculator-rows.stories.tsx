import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#stories/preview'
import { documented } from '../../../stories/documented.ts'
import { usePurchaseLabels } from '../../../stories/labels/calculator.ts'
import { type CalculatorField, CalculatorForm } from './calculator-form.tsx'

type Purchase = readonly [price: string, amount: string]

interface ExampleProps {
  /** What was bought; below them stands an empty row. */
  purchases: readonly Purchase[]
  onFieldChange?: (name: string, value: string) => void
}

const FIELD = /^(\d+)\.(price|amount)$/

/** The average price of purchases, which is computed anew at each change. */
function Example({ purchases: given, onFieldChange }: ExampleProps) {
  const labels = usePurchaseLabels()
  const [purchases, setPurchases] = useState(given)
  const rows: readonly Purchase[] = [...purchases, ['', '']]
  const fields = rows.flatMap(([price, amount], at) => {
    const field = (name: 'price' | 'amount', value: string, unit: string): CalculatorField => {
      const label = labels[name](at + 1)
      const error = value !== '' && !(Number(value) > 0) ? labels.notANumber(label) : undefined
      return { name: `${at + 1}.${name}`, row: at + 1, label, value, unit, error }
    }
    return [field('price', price, 'USD'), field('amount', amount, 'BTC')]
  })
  const sums = purchases.map(([price, amount]) => [Number(price) * Number(amount), Number(amount)])
  const total = (at: number) => sums.reduce((sum, each) => sum + (each[at] ?? 0), 0)
  const money = (value: number) => `${new Intl.NumberFormat('en').format(value)} USD`
  const [paid, bought] = [total(0), total(1)]
  return (
    <CalculatorForm
      heading={labels.heading}
      fields={[
        ...fields,
        { name: 'fee', label: labels.fee, value: '0', unit: '%' },
        { name: 'asset', label: labels.asset, value: 'BTC', kind: 'text' },
      ]}
      results={
        fields.some(({ error }) => error)
          ? []
          : [
              {
                name: 'average',
                label: labels.average,
                value: money(paid / bought),
                formula: labels.averageFormula,
              },
              { name: 'paid', label: labels.paid, value: money(paid), formula: labels.paidFormula },
            ]
      }
      assumptions={labels.assumptions}
      labels={labels.labels}
      onFieldChange={(path, value) => {
        onFieldChange?.(path, value)
        const [, number, name] = FIELD.exec(path) ?? []
        const changed = rows.map(([price, amount], at): Purchase => {
          if (at + 1 !== Number(number)) return [price, amount]
          return name === 'price' ? [value, amount] : [price, value]
        })
        setPurchases(changed.at(-1)?.some(Boolean) ? changed : changed.slice(0, -1))
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Blocks/CalculatorForm/Rows',
  ...documented(CalculatorForm, Example),
})

const two: readonly Purchase[] = [
  ['60000', '1'],
  ['50000', '0.5'],
]
const many = Array.from({ length: 8 }, (_, at): Purchase => [String(60_000 - at * 1000), '0.25'])

const PRICE = /^(?:Price \d|第 \d+ 笔价格)/
const AMOUNT = /^(?:Amount \d|第 \d+ 笔数量)/

export const OneRow = meta.story({
  args: { purchases: [['60000', '1']] },
  async play({ canvas }) {
    // Its own row, and an empty one for one more.
    await expect(canvas.getAllByRole('textbox', { name: PRICE })).toHaveLength(2)
    await expect(canvas.getAllByText('60,000 USD')).toHaveLength(2)
  },
})

export const ManyRows = meta.story({
  args: { purchases: many },
  async play({ canvas }) {
    const prices = canvas.getAllByRole('textbox', { name: PRICE })
    const amounts = canvas.getAllByRole('textbox', { name: AMOUNT })
    await expect([prices.length, amounts.length]).toEqual([9, 9])
    // Price and amount of a purchase stand side by side, the purchases below each other.
    const tops = prices.map((field) => field.getBoundingClientRect().top)
    await expect(tops).toEqual(amounts.map((field) => field.getBoundingClientRect().top))
    await expect(new Set(tops).size).toBe(9)
  },
})

export const InvalidRow = meta.story({
  args: { purchases: [...two, ['many', '1']] },
  async play({ canvas, userEvent }) {
    const [, , price] = canvas.getAllByRole('textbox', { name: PRICE })
    await expect(price).toBeInvalid()
    await expect(price).toHaveAccessibleDescription(
      /Price 3 must be a number|第 3 笔价格必须是数字/,
    )
    await expect(canvas.queryByText(/USD$/, { selector: 'strong' })).not.toBeInTheDocument()
    if (!price) return
    await userEvent.clear(price)
    await userEvent.type(price, '40000')
    await expect(price).toBeValid()
    await canvas.findByText('50,000 USD')
    const note = document.getElementById(`${price.id}error`)
    await expect(note).toBeEmptyDOMElement()
    await expect(note).toHaveAttribute('aria-live', 'polite')
    await userEvent.type(price, '!')
    await expect(note).not.toBeEmptyDOMElement()
  },
})

export const ChangedResult = meta.story({
  args: { purchases: two, onFieldChange: fn() },
  async play({ canvas, userEvent, args }) {
    await canvas.findByText('56,666.667 USD')
    const [, , price] = canvas.getAllByRole('textbox', { name: PRICE })
    const [, , amount] = canvas.getAllByRole('textbox', { name: AMOUNT })
    if (!price || !amount) throw new Error('There is no empty row')
    await userEvent.type(price, '35000')
    await userEvent.type(amount, '0.5')
    await expect(args.onFieldChange).toHaveBeenLastCalledWith('3.amount', '0.5')
    await canvas.findByText('51,250 USD')
    // What was the empty row has got one below it.
    await expect(canvas.getAllByRole('textbox', { name: PRICE })).toHaveLength(4)
    await expect(price).toHaveValue('35000')
  },
})

export const NarrowRows = meta.story({
  args: { purchases: many },
  globals: { viewport: { value: 'narrow' } },
})
export const NarrowInvalidRow = meta.story({
  args: { purchases: [['many', '1'], ...two] },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await expect(canvas.getAllByRole('textbox', { name: PRICE })[0]).toBeInvalid()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})
