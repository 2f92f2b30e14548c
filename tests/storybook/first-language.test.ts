import { expect, it } from 'vitest'
import { firstLanguage } from '../../.storybook/toolbar.ts'

it.each([
  [['zh-CN', 'en'], 'zh'],
  [['zh'], 'zh'],
  [['zh-Hant-TW'], 'zh'],
  [['en-GB', 'zh'], 'en'],
  [['de', 'zh-CN', 'en'], 'zh'],
  [['de', 'en', 'zh-CN'], 'en'],
  [['de', 'fr'], 'en'],
  [['zhx'], 'en'],
  [[], 'en'],
] as const)('a browser that wants %j gets stories in %s', (wanted, language) => {
  expect(firstLanguage(wanted)).toBe(language)
})
