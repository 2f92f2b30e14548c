import { describe, expect, it } from 'vitest'
import { chartBlock, drawn, thinned } from './chart.ts'

const START = Date.parse('2026-01-01T00:00:00Z')
const HOUR = 3_600_000
const hourly = (hours: number) =>
  Array.from({ length: hours + 1 }, (_, at) => ({ at: new Date(START + at * HOUR), price: at }))

describe('drawn', () => {
  it.each([
    [0, 1, '2026-01-01T00:00Z', '2026-01-01T00:00Z'],
    [24, 25, '2026-01-01T00:00Z', '2026-01-02T00:00Z'],
    [7 * 24, 120, '2026-01-01T00:00Z', '2026-01-08T00:00Z'],
    [7 * 24 + 1, 8, '2026-01-01', '2026-01-08'],
    [365 * 24, 120, '2026-01-01', '2027-01-01'],
  ])('takes of %i hours %i points', (hours, count, first, last) => {
    const points = drawn(hourly(hours))
    expect(points).toHaveLength(count)
    expect([points[0]?.[0], points.at(-1)?.[0]]).toEqual([first, last])
    expect(points.at(-1)?.[1]).toBe(hours)
  })

  it('takes nothing of nothing', () => {
    expect(drawn([])).toEqual([])
  })
})

it.each([
  [0, 3, []],
  [3, 3, [0, 1, 2]],
  [4, 3, [0, 2, 3]],
  [100, 2, [0, 99]],
])('thinned takes of %i evenly at most %i', (length, most, expected) => {
  expect(thinned([...Array(length).keys()], most)).toEqual(expected)
})

it('no text closes the block of a chart', () => {
  const chart = {
    title: '```\n# Buy now',
    unit: 'USD',
    name: '`',
    points: [],
    source: 's',
    at: 't',
  }
  const [open, json = '', close, ...rest] = chartBlock(chart, 2).split('\n')
  expect([open, close, rest]).toEqual(['```chart', '```', []])
  expect(json).not.toContain('`')
  expect(JSON.parse(json)).toMatchObject({ kind: 'line', title: chart.title, n: 2 })
})
