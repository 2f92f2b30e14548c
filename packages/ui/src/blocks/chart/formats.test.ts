import { expect, it } from 'vitest'
import { formatsOf } from './formats.ts'

it.each([
  [0.000_000_912_345, '0.000000912345'],
  [-1.5e-9, '-0.0000000015'],
  [0, '0'],
  [9.12345e22, '9.12345E22'],
])('%d is written as %s', (figure, expected) => {
  expect(formatsOf('en', undefined, [0, 1], []).figure(figure)).toBe(expected)
})

it.each([
  ['2026-11-19T00:00Z', '2026-11-20T00:00Z', 'Nov 19'],
  ['2026-11-19T00:00Z', '2026-11-19T12:00Z', '00:00'],
])('a tick beside another, from %s to %s, tells them apart: %s', (from, to, expected) => {
  const ticks = [from, to].map(Date.parse)
  const { timeTick } = formatsOf('en', undefined, [0, 1], [...ticks, Date.parse(to) + 1000])
  expect(timeTick(ticks)(ticks[0] ?? 0)).toBe(expected)
})
