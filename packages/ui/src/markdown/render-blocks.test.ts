import { expect, test } from 'vitest'
import { renderBlocks } from './render-blocks.tsx'
import { markup, markupOf, names } from './testing/markup.tsx'

test.each(['https://example.com', 'http://example.com', '//example.com/a'])(
  '%s opens elsewhere and tells nothing about this page',
  (address) => {
    const markup = markupOf(`[a](${address})`)
    expect(markup).toContain('target="_blank" rel="noopener noreferrer nofollow"')
  },
)

test.each(['/price', '#a', 'mailto:a@b.cd', 'irc://a.b', 'ircs://a.b', 'xmpp:a@b.cd'])(
  '%s is followed',
  (address) => expect(markupOf(`[a](${address})`)).toContain(`href="${address}"`),
)

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  'file:///etc/passwd',
  'ftp://a.b',
  'java&#10;script:alert(1)',
])('%s is text', (address) => {
  expect(markupOf(`[a](${address})`)).toBe('<p><span>a</span></p>')
})

test('HTML is shown as it was written and never becomes elements', () => {
  const markup = markupOf('<script>alert(1)</script>\n\nab <img src=x onerror=alert(1)> <b>c</b>')
  expect(markup).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>ab &lt;img src=x onerror=alert(1)&gt; &lt;b&gt;c&lt;/b&gt;</p>',
  )
})

test('a written line break breaks the line', () => {
  expect(markupOf('a<br>b<BR />c')).toBe('<p>a<br/>b<br/>c</p>')
})

test.each([
  ['![a](https://example.com/p.png?q=secret)', 'a (example.com)</a>'],
  ['![](https://example.com/p.png)', '>example.com</a>'],
  ['[![a](https://example.com/p.png)](/price)', '<a href="/price">a (example.com)</a>'],
  ['![a](data:image/png;base64,AAAA)', '<p>a</p>'],
  ['![a](/avatars/1)', '<a href="/avatars/1">a (/avatars/1)</a>'],
  ['![](/api/v1/auth/login/google)', '>/api/v1/auth/login/google</a>'],
  ['[![a](/avatars/1)](/price)', '<a href="/price">a (/avatars/1)</a>'],
])('%s fetches nothing', (text, shown) => {
  const markup = markupOf(text)
  expect(markup).toContain(shown)
  expect(markup).not.toContain('<img')
})

test('money and tildes are just text', () => {
  const text = 'From $5 to $10, ~5 to ~10, $a_1$'
  expect(markupOf(text)).toBe(`<p>${text}</p>`)
})

test('headings stand below those of the page, without a gap where an answer begins lower', () => {
  expect(markupOf('# a\n## b\n### c\n#### d\n##### e\n###### f')).toBe(
    [
      '<h3 data-level="1">a</h3><h3 data-level="2">b</h3><h3 data-level="3">c</h3>',
      '<h4 data-level="4">d</h4><h5 data-level="5">e</h5><h6 data-level="6">f</h6>',
    ].join(''),
  )
})

test('below a page that has only one heading they stand one level higher', () => {
  const blocks = renderBlocks('# a\n## b\n### c', 0, { ...names, topHeading: 2 })
  expect(markup(blocks)).toBe(
    '<h2 data-level="1">a</h2><h2 data-level="2">b</h2><h3 data-level="3">c</h3>',
  )
})

test('columns keep their alignment without inline styles', () => {
  const markup = markupOf('| a | b |\n|---|--:|\n| 1 | 2 |')
  expect(markup).toContain('<td data-align="right">2</td>')
  expect(markup).not.toContain('style=')
})

test('a cell without text is no heading of its column', () => {
  const markup = markupOf('| | b |\n|---|---|\n| 1 | 2 |')
  expect(markup).toContain('<tr><td></td><th>b</th></tr>')
})

test.each([
  ['quotes', '>'.repeat(9000)],
  ['lists', '- '.repeat(9000)],
  ['numbered lists', '1. '.repeat(3000)],
  [
    'indented lists',
    Array.from({ length: 400 }, (_, depth) => `${'  '.repeat(depth)}- `).join('\n'),
  ],
])('%s nested beyond reason are shown as they came', (_, text) => {
  expect(markupOf(`${text}end`)).toContain('end</p>')
})

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

test.each([
  ['**注意：**请看', '<p><strong>注意：</strong>请看</p>'],
  ['这是**“减半”**的含义', '<p>这是<strong>“减半”</strong>的含义</p>'],
  ['**Note:** read on', '<p><strong>Note:</strong> read on</p>'],
  ['2 * 3 * 4', '<p>2 * 3 * 4</p>'],
])('%s', (text, markup) => {
  expect(markupOf(text)).toBe(markup)
})

test.each([
  ['截至 2026-11-20 12:00 UTC [1]', '截至 <time>2026-11-20</time> 12:00 UTC'],
  ['**2026-11-20**', '<strong><time>2026-11-20</time></strong>'],
  // Other numbers with hyphens are none, and code stands as it is.
  ['12-2026-11-20 and 2026-11-200', '<p>12-2026-11-20 and 2026-11-200</p>'],
  ['`2026-11-20`', '<code>2026-11-20</code>'],
])('a date stays on one line: %s', (text, shown) => {
  expect(markupOf(text)).toContain(shown)
})
