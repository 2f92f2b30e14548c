import { describe, expect, it } from 'vitest'
import { webResults } from './results.ts'

const page = (url: string, more = {}) => ({ url, title: 'A page', text: 'Words', ...more })

describe('webResults', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'file:///etc/passwd',
    'ftp://example.org/',
    '/relative',
    '//example.org',
    'https://',
    'https://user:password@example.org/',
    `https://example.org/${'a'.repeat(2000)}`,
    '',
  ])('leaves %.40s out', (url) => {
    expect(webResults([page(url)], 5)).toEqual([])
  })

  it.each([
    ['https://example.org/a?b=c&d=%20#e', 'https://example.org/a?b=c&d=%20#e'],
    ['https://example.org/[a]|?q=[b]\\', 'https://example.org/%5Ba%5D%7C?q=%5Bb%5D%5C'],
    ['https://example.org/%zz#a#b', 'https://example.org/%25zz#a%23b'],
    ['https://比特币.example/币?q=币', 'https://xn--6stq12a27e.example/%E5%B8%81?q=%E5%B8%81'],
    ['http://[::1]:8080/', 'http://[::1]:8080/'],
  ])('writes %s as the standard wants it', (url, address) => {
    expect(webResults([page(url)], 5)).toMatchObject([{ url: address }])
  })

  it('names a page without a title after its host', () => {
    const [result] = webResults([page('https://example.org/a', { title: '<b></b>' })], 5)
    expect(result?.title).toBe('example.org')
  })

  it('keeps each page once, and no more than wanted', () => {
    const urls = [
      'https://a.example',
      'https://a.example/',
      'https://b.example',
      'https://c.example',
    ]
    const results = webResults(
      urls.map((url) => page(url)),
      2,
    )
    expect(results.map(({ url }) => url)).toEqual(['https://a.example/', 'https://b.example/'])
  })

  it('bounds what a page says', () => {
    const long = { title: 't'.repeat(1_000_000), text: 'x'.repeat(1_000_000), published: 'soon' }
    const [result] = webResults([page('https://example.org', long)], 5)
    expect(result?.title).toHaveLength(200)
    expect(result?.excerpt).toHaveLength(600)
    expect(result?.published).toBeNull()
  })
})
