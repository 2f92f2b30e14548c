import { expect, it } from 'vitest'
import { withoutDates } from './dates.ts'

it.each([
  // Dates and times say nothing of an amount.
  ['30 天涨跌（10-21 至 11-20）', '30 天涨跌（ ）'],
  ['11-20 12:00（UTC）价格', '（UTC）价格'],
  ['截至 11-20 为 50', '截至 为 50'],
  ['as of 11-20 it was 50', 'as of it was 50'],
  ['10 月 21 日至 25 日', ''],
  ['10月3-5日', ''],
  ['from 19 to 20 November', 'from'],
  ['19–20 November 2026', ''],
  ['on 5 and 6 Nov', 'on'],
  ['November 19–20, 2026', ', 2026'],
  ['2026-10-21 12:00', ''],
  // Spans of amounts are none.
  ['10-20 美元', '10-20 美元'],
  ['5-10 to 20', '5-10 to 20'],
  ['11-20%', '11-20%'],
  ['as of 11-20.5', 'as of 11-20.5'],
  ['rose from 19 to 20 in November', 'rose from 19 to 20 in November'],
  ['rose from 190 to 20 November', 'rose from 190 to'],
])('%s', (text, rest) => {
  expect(withoutDates(text).replaceAll(/ +/g, ' ').trim()).toBe(rest)
})
