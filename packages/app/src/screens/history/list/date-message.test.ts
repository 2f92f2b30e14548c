import { createIntl } from 'react-intl'
import { expect, test } from 'vitest'
import en from '../../../messages/en/history.json' with { type: 'json' }
import zh from '../../../messages/zh/history.json' with { type: 'json' }

test.each([
  ['en', en, '2026/3/1'],
  ['zh-CN', zh, '2026年3月1日'],
])('a date in %s', (locale, { 'history.date': defaultMessage }, expected) => {
  const { formatMessage } = createIntl({ locale, defaultLocale: locale })
  const date = { year: 2026, month: 3, day: 1 }
  // As numbers a year would get separators.
  expect(formatMessage({ id: 'history.date', defaultMessage }, date)).toBe(expected)
})
