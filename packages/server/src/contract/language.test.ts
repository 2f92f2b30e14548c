import { expect, test } from 'vitest'
import { acceptedLanguage } from './language.ts'

test.each([
  [undefined, 'zh'],
  ['', 'zh'],
  ['*', 'zh'],
  ['de', 'zh'],
  ['en', 'en'],
  ['en-GB,en;q=0.9', 'en'],
  ['zh-TW', 'zh'],
  ['de,en;q=0.5,zh;q=0.4', 'en'],
  ['en;q=0.2, zh;q=0.8', 'zh'],
  ['en;q=0, zh;q=0.1', 'zh'],
  ['en;q=nonsense', 'zh'],
] as const)('%s is answered in %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
