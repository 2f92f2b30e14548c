import { expect, test } from 'vitest'
import { resetsAt, utcDay } from './calendar.ts'

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-01', '2026-03-02T00:00:00Z'],
  ['2026-03-01T23:59:59.999Z', '2026-03-01', '2026-03-02T00:00:00Z'],
  ['2026-03-02T00:00:00.000Z', '2026-03-02', '2026-03-03T00:00:00Z'],
  ['2026-03-02T07:30:00.000+08:00', '2026-03-01', '2026-03-02T00:00:00Z'],
  ['2024-02-29T12:00:00.000Z', '2024-02-29', '2024-03-01T00:00:00Z'],
])('%s belongs to %s and resets at %s', (now, day, reset) => {
  expect(utcDay(new Date(now))).toBe(day)
  expect(resetsAt(new Date(now))).toBe(Date.parse(reset) / 1000)
})
