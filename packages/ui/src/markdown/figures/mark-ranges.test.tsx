import { expect, test } from 'vitest'
import { emptyAnswer, finish, grow } from '../growing-answer.ts'
import { renderBlocks } from '../render-blocks.tsx'
import { markup, names } from '../testing/markup.tsx'
import { createMarker } from './figure-marks.tsx'
import type { AnswerFigure, AnswerFigures } from './figures.ts'

const labels = {
  ...{ locale: 'en', read: 'With a source', computed: 'Computed', stale: 'Out of date' },
  ...{ unfound: 'Not found', unfoundMeaning: 'Nobody says it', unsupported: 'Not said there' },
  ...{ source: 'Source', time: 'As of' },
  ...{ formula: 'Formula', inputs: 'Inputs' },
}

const known: Omit<AnswerFigure, 'start' | 'end'> = {
  ...{ value: '1', unit: 'USD', time: new Date('2026-11-24T12:00:00Z'), isComputed: false },
  source: { name: 'CoinGecko', url: null },
}

/** The text without its marks, `{1}` for a figure and `{{1}}` for a number that nobody backs. */
function read(marked: string): { text: string; figures: AnswerFigures } {
  const figures: AnswerFigure[] = []
  const unfound: { start: number; end: number }[] = []
  let text = ''
  let start = 0
  for (const part of marked.split(/(\{\{?|\}\}?)/)) {
    const at = [...text].length
    if (part.startsWith('{')) start = at
    else if (part === '}') figures.push({ ...known, start, end: at })
    else if (part === '}}') unfound.push({ start, end: at })
    else text += part
  }
  return { text, figures: { figures, unfound, labels } }
}

/** As it is drawn, with `{` and `}` around each mark, and `{…}` around further parts of one. */
function drawn(marked: string): string {
  const { text, figures } = read(marked)
  return simplified(markup(renderBlocks(text, 0, names, false, createMarker()(text, figures))))
}

const simplified = (html: string) =>
  html.replaceAll(
    /<span( role="button")?[^>]*data-figure="(\d+)"[^>]*>([^<]*)<\/span>/g,
    (_, main, at, text) => (main ? `{${text}}` : `(${at}:${text})`),
  )

test.each([
  ['BTC is at {$91,234} now', '<p>BTC is at {$91,234} now</p>'],
  ['🚀🚀 比特币 {91,234 美元}，涨 {3.2%} 😀', '<p>🚀🚀 比特币 {91,234 美元}，涨 {3.2%} 😀</p>'],
  ['a {{7}} b {8}', '<p>a {7} b {8}</p>'],
  ['now **{$91}** and *{5}*', '<p>now <strong>{$91}</strong> and <em>{5}</em></p>'],
  ['now {**91,234** USD} b', '<p>now <strong>{91,234}</strong>(0: USD) b</p>'],
  ['{$**91**} b', '<p>(0:$)<strong>{91}</strong> b</p>'],
  [String.raw`\$5 &amp; \*{\$91} &#35;{3} &lt;{4}`, '<p>$5 &amp; *{$91} #{3} &lt;{4}</p>'],
  ['a 1\n{2} b  \n{3}', '<p>a 1\n{2} b<br/>\n{3}</p>'],
  [
    '> a\n> {2} b\n> > {3}',
    '<blockquote>\n<p>a\n{2} b</p>\n<blockquote>\n<p>{3}</p>\n</blockquote>\n</blockquote>',
  ],
  ['- a {1}\n  b {2}\n- 3', '<ul>\n<li>a {1}\nb {2}</li>\n<li>3</li>\n</ul>'],
  ['## 价格 {5}\n\n{6}', '<h3 data-level="2">价格 {5}</h3><p>{6}</p>'],
  ['价 {5} [1] 与', '<p>价 {5}\u00a0<a data-citation'],
  ['\\(x^2\\) 约 {5}，\\[ y \\]\n\n{6}', '约 {5}，'],
  ['用 a@b.example 写 {5} 与 {6}', '写 {5} 与 {6}</p>'],
  ['`{5}` [{6}](/price) {7}', '<p><code>5</code> <a href="/price">6</a> {7}</p>'],
  ['<b>{5}</b> <br> {6}', '<p>&lt;b&gt;{5}&lt;/b&gt; <br/> {6}</p>'],
  ['a\r\n{5} b', '{5} b</p>'],
  ['```\n1\n```\n\n{5}', '{5}</p>'],
  ['a[^1] {5}\n\n[^1]: b {6}', 'b {6}'],
])('%s', (marked, html) => {
  expect(drawn(marked)).toContain(html)
})

test('cells of a table are marked, also behind a bar that is text', () => {
  const html = drawn('| 币 | 价 |\n|---|--:|\n| BTC | {$91,234} |\n| a\\|{5} | {{6}} |')
  expect(html).toContain('<td data-align="right">{$91,234}</td>')
  expect(html).toContain('<td>a|{5}</td><td data-align="right">{6}</td>')
})

test('a part of an answer that is drawn by itself marks what stands in it', () => {
  const { text, figures } = read('😀 {1}\n\nb {2}\n\n| a |\n|---|\n| {3} |')
  const tail = text.indexOf('b')
  const marks = createMarker()(text, figures)
  expect(simplified(markup(renderBlocks(text.slice(tail), tail, names, false, marks)))).toMatch(
    /^<p>b \{2\}<\/p>.*<td>\{3\}<\/td>/,
  )
})

test('blocks stay the same elements when their figures are marked', () => {
  const { text, figures } = read('a {1}\n\nb **{2}**\n\n- c')
  const grown = grow(emptyAnswer, text, names)
  const marked = finish(grown, text, names, false, createMarker()(text, figures))
  const keys = ({ blocks }: typeof grown) =>
    blocks.map(({ content }) => [content.key, content.type])
  expect(keys(marked)).toEqual(keys(grown))
})

test('while a text grows, what is known of its finished blocks is marked, and stays so', () => {
  const { text, figures } = read('a {1} 😀\n\nb **{2}** and {{3}}\n\nc {4}')
  const mark = createMarker()
  const [first, second, ...later] = figures.figures
  const of = (known: AnswerFigures['figures'], length: number) =>
    mark(text.slice(0, length), { ...figures, figures: known, unfound: [] })
  const begun = text.indexOf('b') + 2
  const one = grow(emptyAnswer, text.slice(0, begun), names, true, of(first ? [first] : [], begun))
  expect(simplified(markup(one.blocks))).toBe('<p>a {1} 😀</p><p>b</p>')
  const known = [first, second].filter((each) => each !== undefined)
  const most = text.indexOf('c') + 1
  const two = grow(one, text.slice(0, most), names, true, of(known, most))
  expect(simplified(markup(two.blocks))).toBe(
    '<p>a {1} 😀</p><p>b <strong>{2}</strong> and 3</p><p>c</p>',
  )
  const whole = finish(two, text, names, false, mark(text, figures))
  expect(later).toHaveLength(1)
  expect(simplified(markup(whole.blocks))).toBe(
    '<p>a {1} 😀</p><p>b <strong>{2}</strong> and {3}</p><p>c {4}</p>',
  )
})

test('what lies beyond the text so far is not marked', () => {
  const { text, figures } = read('a {1}\n\nb {2}')
  const begun = text.slice(0, text.indexOf('b'))
  const blocks = renderBlocks(`${begun}b 2`, 0, names, true, createMarker()(begun, figures))
  expect(simplified(markup(blocks))).toBe('<p>a {1}</p><p>b 2</p>')
})

test('a reader hears what each number is, and one of them is reached by Tab', () => {
  const { text, figures } = read('`{0}` a {1} b {{2}} c {**3** USD}')
  const html = markup(renderBlocks(text, 0, names, false, createMarker()(text, figures)))
  const buttons = [...html.matchAll(/<span role="button"[^>]*>/g)].map(([tag]) => tag)
  expect(buttons.map((tag) => /tabindex="(.*?)"/i.exec(tag)?.[1])).toEqual(['0', '-1', '-1'])
  expect(buttons.map((tag) => /aria-description="(.*?)"/.exec(tag)?.[1])).toEqual([
    'With a source',
    'Not found',
    'With a source',
  ])
  expect(buttons[2]).toContain('aria-label="3 USD"')
})

test('a citation that its source does not bear out stays a link, and says so', () => {
  const text = '[1] costs 5 [2] and 6 [1].'
  const at = (part: string, from = 0) => {
    const start = text.indexOf(part, from)
    return { start, end: start + part.length }
  }
  const figures = { figures: [{ ...known, ...at('5') }], unfound: [], labels }
  const unsupported = [at('[1]'), at('[1]', 5)]
  const marks = createMarker()(text, { ...figures, unsupported })
  const html = markup(renderBlocks(text, 0, names, false, marks))
  expect(
    html.match(/data-doubted=""[^>]*title="Not said there"[^>]*><a data-citation/g),
  ).toHaveLength(2)
  expect(html).toContain('and 6\u00a0<span data-doubted')
  // The number is the one that the keyboard comes to.
  expect(html).toContain('tabindex="0"')
})
