import { expect, test } from 'vitest'
import { resetsAt, type Span, utcDay, utcDaySpan, utcMonthSpan } from './calendar.ts'

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

const days = ({ from, before }: Span) => [from.toISOString(), before.toISOString()]

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-01', '2026-03-02'],
  ['2026-03-01T23:59:59.999Z', '2026-03-01', '2026-03-02'],
  ['2026-12-31T12:00:00.000Z', '2026-12-31', '2027-01-01'],
  ['2024-02-28T23:59:59.999Z', '2024-02-28', '2024-02-29'],
])('the day of %s is from %s up to %s', (now, from, before) => {
  const midnights = [`${from}T00:00:00.000Z`, `${before}T00:00:00.000Z`]
  expect(days(utcDaySpan(new Date(now)))).toEqual(midnights)
})

test.each([
  ['2026-03-01T00:00:00.000Z', '2026-03-01', '2026-04-01'],
  ['2026-02-28T23:59:59.999Z', '2026-02-01', '2026-03-01'],
  ['2026-12-31T23:59:59.999Z', '2026-12-01', '2027-01-01'],
  ['2026-03-01T07:30:00.000+08:00', '2026-02-01', '2026-03-01'],
])('the month of %s is from %s up to %s', (now, from, before) => {
  const midnights = [`${from}T00:00:00.000Z`, `${before}T00:00:00.000Z`]
  expect(days(utcMonthSpan(new Date(now)))).toEqual(midnights)
})
