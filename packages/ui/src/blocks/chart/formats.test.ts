import { expect, it } from 'vitest'
import { formatsOf, shortFigure } from './formats.ts'

it.each([
  [0.000_000_912_345, '0.000000912345'],
  [-1.5e-9, '-0.0000000015'],
  [0, '0'],
  [9.12345e22, '9.12345E22'],
])('%d is written as %s', (figure, expected) => {
  expect(formatsOf('en', undefined, [0, 1], []).figure(figure)).toBe(expected)
})

it.each([
  [91_234.5, 'USD', '$91,234.50', '91,234.50 美元', '$91,234.50', '91,234.50 美元'],
  [
    65_998_652_431.4,
    'USD',
    '$65,998,652,431.40',
    '65,998,652,431.40 美元',
    '$66 billion',
    '660 亿美元',
  ],
  [0.1 + 0.2, 'ETH', '0.3 ETH', '0.3 ETH', '0.3 ETH', '0.3 ETH'],
  [1e-7, 'USD', '$0.0000001', '0.0000001 美元', '$0.0000001', '0.0000001 美元'],
  [-1.25, '%', '-1.25%', '-1.25%', '-1.25%', '-1.25%'],
  [4.5, '% a year', '4.5% a year', '4.5% a year', '4.5% a year', '4.5% a year'],
])('%d %s is %s and %s; in short %s and %s', (figure, unit, ...expected) => {
  const written = [
    formatsOf('en', unit, [0, 1], []).figure(figure),
    formatsOf('zh-CN', unit, [0, 1], []).figure(figure),
    shortFigure('en', unit)(figure),
    shortFigure('zh-CN', unit)(figure),
  ]
  expect(written.map((text) => text.replaceAll('\u00a0', ' '))).toEqual(expected)
})

it.each([
  ['2026-11-19T00:00Z', '2026-11-20T00:00Z', 'Nov 19'],
  ['2026-11-19T00:00Z', '2026-11-19T12:00Z', '00:00'],
])('a tick beside another, from %s to %s, tells them apart: %s', (from, to, expected) => {
  const ticks = [from, to].map(Date.parse)
  const { timeTick } = formatsOf('en', undefined, [0, 1], [...ticks, Date.parse(to) + 1000])
  expect(timeTick(ticks)(ticks[0] ?? 0)).toBe(expected)
})
