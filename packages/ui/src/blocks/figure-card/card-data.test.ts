import { describe, expect, it } from 'vitest'
import { readCard } from './card-data.ts'
import { shortened, writeValue } from './write-value.ts'

const block = {
  kind: 'token',
  title: 'Tether (USDT)',
  marks: [{ kind: 'spoofed', text: 'Imitation' }],
  items: [{ label: 'Price', value: '1.0002', unit: 'USD', type: 'figure' }],
  source: 'CoinGecko',
  n: 1,
  at: '2026-11-20T12:00:00.000Z',
}

it('reads what the server writes, and puts up with what it does not know', () => {
  expect(readCard(JSON.stringify(block))).toEqual(block)
  const later = {
    ...block,
    marks: 'none',
    new: 1,
    items: [{ label: 'a', value: 'b', type: 'map' }],
  }
  expect(readCard(JSON.stringify(later))).toMatchObject({ marks: [], items: [{ type: 'text' }] })
})

it.each([
  ['half a block', '{"kind": "token", "ti'],
  ['null', 'null'],
  ['an unknown kind', JSON.stringify({ ...block, kind: 'person' })],
  ['no title', JSON.stringify({ ...block, title: '' })],
  ['no items', JSON.stringify({ ...block, items: [] })],
  ['an item without a value', JSON.stringify({ ...block, items: [{ label: 'a' }] })],
  ['a value that is no text', JSON.stringify({ ...block, items: [{ label: 'a', value: 1 }] })],
  ['61 items', JSON.stringify({ ...block, items: Array(61).fill(block.items[0]) })],
])('takes %s for no card', (_, text) => {
  expect(readCard(text)).toBeNull()
})

describe('a value', () => {
  it.each([
    ['figure', '1812345678901', 'USD', '$1.812\u00a0trillion'],
    ['figure', '142.7', 'USD', '$142.70'],
    ['figure', '0.000012345678', 'USD', '$0.00001235'],
    ['change', '12.3', '%', '+12.3%'],
    ['exact', '77231416.001', 'ETH', '77,231,416.001\u00a0ETH'],
    ['figure', 'about 3', undefined, 'about 3'],
    ['text', '123456789', undefined, '123456789'],
    ['time', '2026-11-20T12:00:00Z', undefined, 'Nov 20, 2026, 12:00 UTC'],
  ] as const)('%s %s %s is written as %s', (type, value, unit, expected) => {
    expect(writeValue({ type, value, unit }, 'en')).toBe(expected)
  })

  it('that is an address loses its middle only where that is long', () => {
    expect(shortened(`0x${'a'.repeat(40)}`)).toBe('0xaaaaaaaa…aaaaaaaa')
    expect(shortened('0xabcdef1234567890')).toBe('0xabcdef1234567890')
  })
})
