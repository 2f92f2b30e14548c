import { expect, test } from 'vitest'
import { markupOf } from './testing/markup.tsx'

test('a number in brackets leads to its source', () => {
  const markup = markupOf('Fixed supply [1].')
  expect(markup).toContain('href="https://bitcoin.org/bitcoin.pdf"')
  expect(markup).toContain('aria-label="Source 1: Paper"')
  expect(markup).toMatch(/^<p>Fixed supply\u00a0<a .*>1<\/a>\.<\/p>$/)
})

test('neighbors are each their own', () => {
  expect(markupOf('a[1][1]').match(/<a /g)).toHaveLength(2)
})

test.each([
  ['without such a source', 'a [9]', 'a [9]'],
  ['without an address', 'a [2]', 'a [2]'],
  ['with a script for an address', 'a [3]', 'a [3]'],
  ['that is no number', 'a [x] [1a]', 'a [x] [1a]'],
])('one %s stays text', (_, text, shown) => {
  expect(markupOf(text).replaceAll('\u00a0', ' ')).toBe(`<p>${shown}</p>`)
})

test('in code it is code', () => {
  expect(markupOf('`list[1]`')).toBe('<p><code>list[1]</code></p>')
})
