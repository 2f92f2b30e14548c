import { describe, expect, it } from 'vitest'
import { type Nodes, readMarkdown } from '../../documents/tree/read-markdown.ts'
import { LinkFilter } from './link-filter.ts'

const GOOD = 'https://good.example/page'
const mayLink = (address: string) => address === GOOD || address === 'www.good.example'

function filtered(pieces: Iterable<string>): string {
  const filter = new LinkFilter(mayLink)
  return Array.from(pieces, (piece) => filter.push(piece)).join('') + filter.end()
}

/** Where the links and images of a text lead, as screens and exports read it. */
function targetsIn(text: string): string[] {
  const targets: string[] = []
  const search = (node: Nodes): void => {
    if ('url' in node) targets.push(node.url)
    if ('children' in node) node.children.forEach(search)
  }
  readMarkdown(text, search)
  return targets
}

describe('a link that is not known', () => {
  it.each([
    ['[Claim now](https://evil.example/a?b=1) today', 'Claim now (evil.example) today'],
    ['[Claim now](https://evil.example/a "good.example")', 'Claim now (evil.example)'],
    ['[evil.example](https://evil.example/)', 'evil.example'],
    ['[https://good.example/page](https://evil.example)', `${GOOD} (evil.example)`],
    ['![chart](https://evil.example/p.png?q=secret)', 'chart (evil.example)'],
    ['![](//evil.example/p.png)', 'evil.example'],
    ['[![a](https://evil.example/i)](https://evil.example/)', 'a (evil.example)'],
    ['See https://evil.example/a.', 'See evil.example.'],
    ['See www.evil.example/a, now', 'See evil.example, now'],
    ['请看https://evil.example/a。', '请看evil.example。'],
    ['<https://evil.example/a>', 'evil.example'],
    ['<irc://evil.example/a>', ' irc evil.example>'],
    ['Write to help@evil.example.', 'Write to help(at)evil.example.'],
    ['<help@evil.example>', ' help(at)evil.example>'],
    ['<help@evil>', ' help@evil>'],
    ['<<help@evil>>', '< help@evil>>'],
    ['[mail](mailto:help@evil.example?subject=a)', 'mail (evil.example)'],
    ['[home](/login?code=a)', 'home'],
    ['[site](www.good.example)', 'site (good.example)'],
    ['[go on](#ask)', 'go on'],
    ['[run](javascript:alert(1))', 'run'],
    ['[a]: https://evil.example/a', '[a]\\: evil.example'],
    ['https&#58;//evil.example', 'evil.example'],
    ['https&colon;//evil.example', 'evil.example'],
    ['https:\\/\\/evil.example', 'evil.example'],
    ['a [b\nc](https://evil.example/)', 'a [b\nc] (evil.example)'],
    ['`https://evil.example/a`', '`evil.example`'],
  ])('%j becomes %j', (written, said) => {
    expect(filtered([written])).toBe(said)
  })
})

it.each([
  `See [the page](${GOOD}) and ${GOOD}, or <${GOOD}>, www.good.example.`,
  `It rose [1], see [2] (a) and [x].\n\n1. a\n1\\. b\n- [ ] c`,
  'Use `Map<string, number>`, a < b, 5 * 3 and $5 to $10; AT&T, a &amp; b: c.',
  '| a | b |\n| --- | --- |\n| 1 | \\* |',
  'Ask @somebody and vitalik.eth; http is old, www too.',
  '```ts\nfetch("https://evil.example/a")\n[a]: https://evil.example\n```\nEnd',
  '~~~\n[a](https://evil.example)\n~~~~',
])('%j stays as it is, however it is cut', (text) => {
  expect(filtered([text])).toBe(text)
  expect(filtered(text)).toBe(text)
})

it.each([
  ['<div>\n```\n</div>\n\n[a](https://evil.example)\n```'],
  ['$$\n```\n$$\n\n[a](https://evil.example)\n```'],
  ['- a\n  ```\n\n[a](https://evil.example)'],
  ['> ```\n\n[a](https://evil.example)'],
  ['```\na\r```\r\n[a](https://evil.example)'],
  ['```\n```\n[a](https://evil.example)'],
  ['````\n```\n````\n[a](https://evil.example)'],
  ['``` `\n[a](https://evil.example)'],
])('what only looks like code in %j hides no link', (text) => {
  expect(targetsIn(text)).not.toEqual([])
  expect(targetsIn(filtered([text]))).toEqual([])
  expect(targetsIn(filtered(text))).toEqual([])
})

it('a text is said as it comes, but for what may become a link', () => {
  const filter = new LinkFilter(mayLink)
  const said = ['Hello', ' world', ', see [the', ' page](https', '://evil.example/a', ') and'].map(
    (piece) => filter.push(piece),
  )
  expect(said).toEqual(['Hello', ' world', ', see ', '', '', 'the page (evil.example) and'])
})

const PARTS = [
  ...[
    'https://evil.example/x',
    GOOD,
    'www.evil.example',
    'a@evil.example',
    '<a@evil>',
    '//evil.example',
  ],
  ...['[a](', '[a]', '![', '](', '](<', ')', ']', '[', '(', '<', '>', '[a]: ', '[a]:\n', '"', "'"],
  ...['`', '```', '~~~', '\n', '\n\n', '\n```\n', ' ', '    ', '\t', '\\', '&#58;', '&colon;', ':'],
  ...[
    '//',
    'http',
    'https',
    'www',
    '.',
    '@',
    'evil.example',
    '，',
    '链接',
    '$$',
    '\\(',
    '\\[',
    '\r',
  ],
  ...['> ', '- ', '1. ', '| a |\n| - |\n| ', '|', '*', '_', '<div>', '<!--', '-->', 'mailto:', 'x'],
] as const

/** The same numbers each time, from 0 to 1. */
function* chances(): Generator<number, never> {
  for (let state = 17; ; ) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

it('no text made of what links are made of, however it is cut, has another link', () => {
  const numbers = chances()
  const pick = (most: number) => Math.floor(numbers.next().value * most)
  let linked = 0
  for (let round = 0; round < 500; round += 1) {
    const parts = Array.from({ length: 2 + pick(10) }, () => PARTS[pick(PARTS.length)] ?? '')
    const text = parts.join('')
    const pieces: string[] = []
    for (let at = 0; at < text.length; at = pieces.join('').length)
      pieces.push(text.slice(at, at + 1 + pick(8)))
    linked += targetsIn(text).length
    const foreign = targetsIn(filtered(pieces)).filter(
      (target) => !target.startsWith(GOOD) || /evil|@/.test(target),
    )
    expect(foreign, JSON.stringify({ pieces, said: filtered(pieces) })).toEqual([])
  }
  expect(linked).toBeGreaterThan(100)
})
