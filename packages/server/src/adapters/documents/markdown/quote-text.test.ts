import { expect, test } from 'vitest'
import { type Nodes, readMarkdown } from '../tree/read-markdown.ts'
import { quoteLines, quoteText } from './quote-text.ts'

const base = 'https://coinquiry.example'

/** What a reader shows of a markdown text, and where its links lead. */
function shown(markdown: string) {
  const links: string[] = []
  const textOf = (node: Nodes): string => {
    if (node.type === 'link') links.push(node.url)
    if (node.type === 'break') return '\n'
    if ('children' in node) return node.children.map(textOf).join('')
    return 'value' in node ? node.value : ''
  }
  return { text: readMarkdown(markdown, textOf), links }
}

test.each([
  ['https://etherscan.io/token/a_b?x_y=1', ['https://etherscan.io/token/a_b?x_y=1']],
  ['Is https://a.example/*x*_~y safe?', ['https://a.example/*x*_~y']],
  ['看 https://a.example/a_b。然后呢？', ['https://a.example/a_b']],
  ['（https://a.example/路径_1）', ['https://a.example/路径_1']],
  ['(https://a.example/X_(y)).', ['https://a.example/X_(y)']],
  ['"https://a.example/_a_", *b* & &amp; c_d_e', ['https://a.example/_a']],
  ['https:// and <b>[c](https://d.example)', ['https://d.example']],
])('%s is shown as it is, with its addresses as links', (text, links) => {
  expect(shown(quoteText(text, base))).toEqual({ text, links })
})

test('lines of code keep their indentation', () => {
  const code = 'def f(a_b):\n    if a_b:\n\treturn *x\n\n- y'
  const { text } = shown(quoteLines(code, base))
  const nbsp = '\u00a0'.repeat(4)
  expect(text).toBe(`def f(a_b):\n${nbsp}if a_b:\n${nbsp}return *x- y`)
})
