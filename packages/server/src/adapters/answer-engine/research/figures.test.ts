import { expect, it } from 'vitest'
import type { Quote } from '../../../ports/market-data.ts'
import { figuresOfQuote } from './figures.ts'

const quote: Quote = {
  ...{ id: 'dust', name: 'Dust', symbol: 'DST', price: 1, currency: 'usd' },
  ...{ change24h: null, marketCap: null },
  ...{ at: new Date('2026-11-20'), url: 'https://example.com/dust' },
}

it.each([
  [0, '0'],
  [1.5, '1.5'],
  [1e-7, '0.0000001'],
  [1.25e-9, '0.00000000125'],
  [3e-25, '0.0000000000000000000000003'],
  [-2e-8, '-0.00000002'],
  [1e20, '100000000000000000000'],
  [1e21, '1000000000000000000000'],
  [1e24, '1000000000000000000000000'],
  [1e30, '1000000000000000000000000000000'],
])('writes the price %d without an exponent', (price, text) => {
  expect(figuresOfQuote({ ...quote, price }, 'A market')[0]?.value).toBe(text)
})
