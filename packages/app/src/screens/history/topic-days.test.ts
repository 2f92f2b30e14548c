import { createIntl } from 'react-intl'
import { afterEach, expect, test, vi } from 'vitest'
import en from '../../messages/en/history.json' with { type: 'json' }
import zh from '../../messages/zh/history.json' with { type: 'json' }
import { byDay, relativeTime } from './topic-days.ts'

const at = (...parts: [number, number, number, number, number]) => new Date(...parts).getTime()
const now = at(2026, 2, 1, 0, 30)

afterEach(() => vi.unstubAllEnvs())

test('days are those of the calendar, not spans of 24 hours', () => {
  const items = [
    at(2026, 2, 1, 0, 29),
    at(2026, 1, 28, 23, 59),
    at(2026, 1, 28, 0, 0),
    at(2026, 1, 27, 23, 59),
    at(2025, 2, 1, 0, 30),
  ]
  const days = byDay(items, (time) => time, now)
  expect(days.map(({ daysAgo, items: ofDay }) => [daysAgo, ofDay.length])).toEqual([
    [0, 1],
    [1, 2],
    [2, 1],
    [365, 1],
  ])
})

test.each([
  ['23 hours', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z'],
  ['25 hours', '2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z'],
])('a day of %s is one day', (_, before, after) => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const days = byDay([Date.parse(before)], (time) => time, Date.parse(after))
  expect(days).toMatchObject([{ daysAgo: 2 }])
})

test('what a fast clock puts into tomorrow belongs to today', () => {
  expect(byDay([at(2026, 2, 2, 9, 0)], (time) => time, now)).toMatchObject([{ daysAgo: 0 }])
})

test('no items, no days', () => {
  expect(byDay([], Number, now)).toEqual([])
})

const second = 1000
const minute = 60 * second
const hour = 60 * minute

test.each([
  [-minute, { as: 'now', count: 0 }],
  [0, { as: 'now', count: 0 }],
  [minute - 1, { as: 'now', count: 0 }],
  [minute, { as: 'minutes', count: 1 }],
  [hour - 1, { as: 'minutes', count: 59 }],
  [hour, { as: 'hours', count: 1 }],
  [24 * hour - 1, { as: 'hours', count: 23 }],
  [24 * hour, { as: 'date', count: 0 }],
])('%d ms ago', (ago, expected) => {
  expect(relativeTime(1_000_000_000_000 - ago, 1_000_000_000_000)).toEqual(expected)
})

test.each([
  ['en', en, '2026/3/1'],
  ['zh-CN', zh, '2026年3月1日'],
])('a date in %s', (locale, { 'history.date': defaultMessage }, expected) => {
  const { formatMessage } = createIntl({ locale, defaultLocale: locale })
  const date = { year: 2026, month: 3, day: 1 }
  // As numbers a year would get separators.
  expect(formatMessage({ id: 'history.date', defaultMessage }, date)).toBe(expected)
})
