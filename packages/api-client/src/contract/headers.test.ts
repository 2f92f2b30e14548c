import { expect, test } from 'vitest'
import { acceptedLanguage, bearerToken } from './headers.ts'

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

test.each([
  [undefined, null],
  ['', null],
  ['Bearer', null],
  ['Basic abc', null],
  ['Bearer abc def', null],
  ['Bearer abc', 'abc'],
  ['bearer  abc ', 'abc'],
])('%o carries the token %o', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
