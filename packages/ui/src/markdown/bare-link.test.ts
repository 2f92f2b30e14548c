import { expect, test } from 'vitest'
import { markupOf } from './testing/markup.tsx'

test.each([
  ['详见 https://example.com/a，然后。', 'https://example.com/a', '，然后。'],
  ['（见 www.example.com）', 'http://www.example.com', '）'],
  ['https://example.com/a?b=1', 'https://example.com/a?b=1', ''],
  ['<https://example.com/a，b>', 'https://example.com/a%EF%BC%8Cb', ''],
  ['[https://a.org，b](https://example.com)', 'https://example.com', ''],
])('%s leads to %s', (text, address, after) => {
  const markup = markupOf(text)
  expect(markup).toContain(`href="${address}"`)
  expect(markup.endsWith(`</a>${after}</p>`)).toBe(true)
})
