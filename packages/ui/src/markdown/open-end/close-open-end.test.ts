import { expect, test } from 'vitest'
import { markupOf, markupOfGrowing } from '../testing/markup.tsx'

test.each([
  ['**half', '<p><strong>half</strong></p>'],
  ['**half*', '<p><strong>half</strong></p>'],
  ['**a *b', '<p><strong>a <em>b</em></strong></p>'],
  ['***both', '<p><em><strong>both</strong></em></p>'],
  ['这是**重点', '<p>这是<strong>重点</strong></p>'],
  ['约 $5**以上', '<p>约 $5<strong>以上</strong></p>'],
  ['**注意：*', '<p><strong>注意：</strong></p>'],
  ['see _this', '<p>see <em>this</em></p>'],
  ['~~x~', '<p><del>x</del></p>'],
  ['`co', '<p><code>co</code></p>'],
  ['**a `b *c', '<p><strong>a <code>b *c</code></strong></p>'],
  ['\\*a\\* **b', '<p>*a* <strong>b</strong></p>'],
  ['> - **a', '<blockquote>\n<ul>\n<li><strong>a</strong></li>\n</ul>\n</blockquote>'],
  ['> **a\n> ', '<blockquote>\n<p><strong>a</strong></p>\n</blockquote>'],
  ['## **a', '<h3 data-level="2"><strong>a</strong></h3>'],
])('in %j what is open looks as it will when it is closed', (text, markup) => {
  expect(markupOfGrowing(text)).toBe(markup)
})

test.each([
  ['a [title', 'a title'],
  ['a [title]', 'a title'],
  ['a [title](https://b.c/d_e', 'a title'],
  ['a [**title](', 'a <strong>title</strong>'],
  ['a [1](https://b.c', 'a 1'],
  ['a ![image](https://b.c', 'a '],
  ['a [![image](https://b.c', 'a '],
  ['a [1', 'a '],
  ['a [^note', 'a '],
])('of %j only the text is shown', (text, shown) => {
  expect(markupOfGrowing(text)).toBe(`<p>${shown}</p>`)
})

test('an address in brackets is followed as far as it is written', () => {
  expect(markupOfGrowing('<https://a.b/c')).toContain('href="https://a.b/c">https://a.b/c</a></p>')
})

test.each([
  ['a **', 'a '],
  ['2 * 3 *', '2 * 3 '],
  ['a &am', 'a '],
  ['a <br', 'a '],
  ['a\n-', 'a'],
  ['a\n- ', 'a'],
  ['a\n===', 'a'],
  ['a\n1.', 'a'],
  ['a\n#', 'a'],
  ['a\n| b | c |', 'a'],
  ['a\n| b | c |\n|--', 'a'],
  ['a\n```t', 'a'],
  ['a \\', 'a '],
  ['a $', 'a '],
  ['a \\(x^', 'a '],
  ['a \\(x\\', 'a '],
  ['a $$x^', 'a '],
  ['a $$x$', 'a '],
  ['a **\\(x', 'a '],
  ['a\n\\[\nx', 'a'],
  ['a\n$$', 'a'],
])('what %j ends with waits for more', (text, shown) => {
  expect(markupOfGrowing(text)).toBe(`<p>${shown}</p>`)
})

test.each([
  '#',
  '- ',
  '1',
  '1.',
  '>',
  '- [ ] ',
  '***',
  '```ts',
  '| a |',
  '| a |\n|-',
  '![',
  '**',
  '\\[',
  '\\[\nx\n\\',
  '$$\nx',
  '- \\[\n  x',
  '```math\nx',
])('of %j alone nothing is shown', (text) => expect(markupOfGrowing(text)).toBe(''))

test.each([
  '$5 to $10',
  '$$5 to $$10 more',
  '2 * 3 * 4',
  '5*6',
  '2**8 and 5*美元',
  '~5 to ~10',
  'snake_case_name, a_b',
  'BTC/USDT',
  '** 注意**请看',
  '区间 [3000, 4000',
  'a [sic] (b',
  '<b>c',
  '\\*\\*a \\`b',
  '1 ` 2',
  '| a | b |\nc',
  '**a\n\n',
  '```ts\n# **a [b](c `d',
  '    **a',
  '[a](b "c" d',
])('%j stands as it is written', (text) => {
  expect(markupOfGrowing(text)).toBe(markupOf(text))
})

test('the line that may close a code is no part of it', () => {
  expect(markupOfGrowing('```ts\na\n``')).toBe(markupOfGrowing('```ts\na\n'))
})

test('a table begins with the line below its heads, and grows by cells', () => {
  const heads = '| a | b |\n|---|--:|\n'
  expect(markupOfGrowing(heads)).toContain('<th data-align="right">b</th>')
  expect(markupOfGrowing(`${heads}|`)).toBe(markupOfGrowing(heads))
  expect(markupOfGrowing(`${heads}| **c`)).toContain('<td><strong>c</strong></td>')
})
