import { type IntlConfig, IntlProvider } from 'react-intl'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import type { ComputedSum } from '../src/data/topics.ts'
import AnswerSums from '../src/screens/chat/answer-sums.tsx'
import { message } from './harness/message.ts'

/** The sums of an answer as the chat shows them, computed by the real calculators. */
function Sums({ sums }: { sums: readonly ComputedSum[] }) {
  const ids = ['figures.result', 'figures.assumed'] as const
  const messages = Object.fromEntries(ids.map((id) => [id, message(id)]))
  return (
    <IntlProvider
      locale={document.documentElement.lang}
      messages={messages as NonNullable<IntlConfig['messages']>}
    >
      <AnswerSums sums={sums} />
    </IntlProvider>
  )
}

const meta = preview.meta({ title: 'Screens/Chat/Sums', tags: ['!autodocs'], component: Sums })

const two = {
  ...{ 'purchases.1.price': '60000', 'purchases.1.amount': '1' },
  ...{ 'purchases.2.price': '50000', 'purchases.2.amount': '0.5', asset: 'BTC' },
}
const averageOf = (inputs: Readonly<Record<string, string>>) => [
  { calculator: 'average-cost', inputs },
]
/** In the language of the page. */
const usd = (value: string) => new RegExp(`^(?:\\$${value}|${value} 美元)$`)
const PRICE = /^(?:Price|第 \d+ 笔价格)/
const AMOUNT = /^(?:Amount|第 \d+ 笔数量)/

export const Purchases = meta.story({
  args: { sums: averageOf(two) },
  async play({ canvas, userEvent }) {
    await canvas.findByText(usd('56,666.67'))
    const [, , price] = canvas.getAllByRole('textbox', { name: PRICE })
    const [, , amount] = canvas.getAllByRole('textbox', { name: AMOUNT })
    if (!price || !amount) throw new Error('There is no empty row')
    await userEvent.type(price, '35000')
    // Half a row is no purchase: its other field says so.
    await expect(amount).toBeInvalid()
    await userEvent.type(amount, '0.5')
    await canvas.findByText(usd('51,250'))
    await expect(canvas.getAllByRole('textbox', { name: PRICE })).toHaveLength(4)
  },
})

export const OnePurchase = meta.story({
  args: { sums: averageOf({ 'purchases.1.price': '60000', 'purchases.1.amount': '0.1' }) },
  async play({ canvas }) {
    await canvas.findByText(usd('60,000'))
    await expect(canvas.getAllByRole('textbox', { name: PRICE })).toHaveLength(2)
  },
})

export const WrongPurchase = meta.story({
  args: { sums: averageOf({ ...two, 'purchases.2.price': 'many' }) },
  async play({ canvas, userEvent }) {
    const [, price] = canvas.getAllByRole('textbox', { name: PRICE })
    if (!price) throw new Error('There is no second purchase')
    await expect(price).toHaveAccessibleDescription(
      /Price 2 must be a number|第 2 笔价格必须是数字/,
    )
    await userEvent.clear(price)
    await userEvent.type(price, '30000')
    await canvas.findByText(usd('50,000'))
    await userEvent.clear(price)
    await userEvent.type(price, '-1')
    await expect(price).toBeInvalid()
  },
})

export const Loan = meta.story({
  args: {
    sums: [
      {
        calculator: 'loan',
        inputs: { collateral: '5', debt: '6000', threshold: '80', asset: 'ETH' },
      },
    ],
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText(usd('1,500'))
    await userEvent.type(canvas.getByRole('textbox', { name: /^(?:Price now|现价)/ }), '2000')
    await canvas.findByText('1.33333')
  },
})

const MANY: readonly ComputedSum[] = [
  { calculator: 'borrowing', inputs: { collateral: '2', price: '3000', highestRatio: '75' } },
  { calculator: 'funding', inputs: { position: '10000', fundingRate: '0.01', time: '30' } },
  {
    calculator: 'trading-fees',
    inputs: {
      ...{ 'trades.1.traded': '10000', 'trades.1.fee': '0.02' },
      ...{ 'trades.2.traded': '10000', 'trades.2.fee': '0.055' },
    },
  },
  { calculator: 'target-price', inputs: { entry: '80', gain: '25', entryFee: '0.1' } },
  { calculator: 'growth', inputs: { periodRate: '1.5', time: '1' } },
  { calculator: 'percentage', inputs: { whole: '14000', percent: '2.5', asset: 'USDT' } },
]

export const SixSums = meta.story({
  args: { sums: MANY },
  async play({ canvas }) {
    await canvas.findByText(usd('7.50'))
    await expect(canvas.getAllByRole('region')).toHaveLength(6)
  },
})

export const NarrowSums = meta.story({
  args: { sums: [...averageOf(two), ...MANY.slice(0, 5)] },
  globals: { viewport: { value: 'narrow' } },
  async play({ canvas }) {
    await canvas.findByText(usd('7.50'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  },
})
