import { expect, it } from 'vitest'
import { BYTES_PER_USE, exportCost } from './export-cost.ts'

const ascii = (bytes: number) => 'a'.repeat(bytes)

it.each([
  ['nothing', [], 1],
  ['an empty text', [''], 1],
  ['one byte', ['a'], 1],
  ['a use less a byte', [ascii(BYTES_PER_USE - 1)], 1],
  ['a use', [ascii(BYTES_PER_USE)], 1],
  ['a use and a byte', [ascii(BYTES_PER_USE + 1)], 2],
  ['texts that make a use together', [ascii(BYTES_PER_USE - 1), 'a'], 1],
  ['texts that make more together', [ascii(BYTES_PER_USE), 'a'], 2],
  ['ten times as much', [ascii(10 * BYTES_PER_USE)], 10],
  ['Chinese, of three bytes a character', ['气'.repeat(BYTES_PER_USE / 2)], 2],
])('%s', (_, texts, cost) => {
  expect(exportCost(texts)).toBe(cost)
})
