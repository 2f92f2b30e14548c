import { describe, expect, it } from 'vitest'
import { readChart } from './chart-data.ts'

const block = {
  kind: 'line',
  title: 'Bitcoin (BTC)',
  unit: 'USD',
  series: [
    {
      name: 'BTC',
      points: [
        ['2026-11-19', 90_120.5],
        ['2026-11-20', 91_234.5],
      ],
    },
  ],
  source: 'CoinGecko',
  n: 1,
  at: '2026-11-20T12:00:00.000Z',
}
const series = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ name: `S${at}`, points: [['a', at]] }))
const points = (count: number) => Array.from({ length: count }, (_, at) => [`p${at}`, at])

it('reads what the server writes', () => {
  expect(readChart(JSON.stringify(block))).toEqual(block)
})

it.each([
  ['further properties', { ...block, later: true }],
  ['no title, unit, source, number or time', { kind: 'bar', series: block.series }],
  ['titles of a wrong type', { ...block, title: 4, unit: {}, source: [], n: '1', at: 3 }],
  ['one series', { ...block, series: series(1) }],
  ['five series', { ...block, series: series(5) }],
  ['views', { ...block, view: 'indexed', scale: 'log', orientation: 'horizontal' }],
  ['unknown views', { ...block, view: 'pie', scale: 7, orientation: null }],
  ['2,000 points', { ...block, series: [{ name: 'a', points: points(2000) }] }],
  [
    'a gap',
    {
      ...block,
      series: [
        {
          name: 'a',
          points: [
            ['a', null],
            ['b', 1],
          ],
        },
      ],
    },
  ],
])('puts up with %s', (_, given) => {
  expect(readChart(JSON.stringify(given))).not.toBeNull()
})

describe('draws no', () => {
  it.each([
    ['half a block', '{"kind": "line", "ser'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['number beyond all numbers', JSON.stringify(block).replace('90120.5', '1e999')],
    ['number without a span', JSON.stringify(block).replace('90120.5', '-1e305')],
    ['unknown kind', JSON.stringify({ ...block, kind: 'pie' })],
    ['series', JSON.stringify({ ...block, series: [] })],
    ['six series', JSON.stringify({ ...block, series: series(6) })],
    ['two series of one name', JSON.stringify({ ...block, series: [...series(1), ...series(1)] })],
    ['figure', JSON.stringify({ ...block, series: [{ name: 'a', points: [['a', null]] }] })],
    ['2,001 points', JSON.stringify({ ...block, series: [{ name: 'a', points: points(2001) }] })],
    ['figure as text', JSON.stringify({ ...block, series: [{ name: 'a', points: [['a', '1']] }] })],
  ])('%s', (_, text) => {
    expect(readChart(text)).toBeNull()
  })
})
