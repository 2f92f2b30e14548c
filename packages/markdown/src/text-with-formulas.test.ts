import { expect, test } from 'vitest'
import { textWithFormulas } from './text-with-formulas.ts'

/** As those that make plain text do: marks of Markdown go, also where a formula has the same. */
const withoutMarks = (markdown: string) => markdown.replaceAll(/[*_`\\]|^[>-] /gm, '')
const read = (markdown: string) => textWithFormulas(markdown, withoutMarks)
const readGrowing = (markdown: string) => textWithFormulas(markdown, withoutMarks, true)

test.each([
  ['**so** \\(x^2\\) is', 'so x² is'],
  ['收益率\\(\\frac{a}{b}\\)，波动率$$\\sigma_p$$。', '收益率a/b，波动率σ_p。'],
  ['so\n\\[\nP_{t+1} = P_t \\cdot e^{rt}\n\\]\nis', 'so\nP_(t+1) = P_t ⋅ e^(rt)\nis'],
  ['$$\n\\text{收益} \\times \\sqrt{x} \\le \\sum_i w_i\n$$', '收益 × √x ≤ ∑_i w_i'],
  ['> $$\n> x\n> + y\n> $$', 'x + y'],
  ['```math\nx^2\n```\nand', 'x²\nand'],
  ['- so\n  ```math\n  x^2\n  ```\n- and', 'so\n  x²\nand'],
  ['~~~ math\nx^2', 'x²'],
])('the formulas of %j are plain text', (markdown, text) => {
  expect(read(markdown)).toBe(text)
})

test.each(['It costs $5 to $10, or $$5 to $$10, not $$$5$$$.', 'never (closed', '[1] and [sic]'])(
  '%j has no formula',
  (text) => {
    expect(read(text)).toBe(text)
    expect(readGrowing(text)).toBe(text)
  },
)

test.each([
  ['`\\(x\\)` and ``$$x$$ ` $$y$$``', '(x) and $$x$$  $$y$$'],
  ['```ts\n\\(x^2\\)\n```\n\\(y^2\\)', 'ts\n(x^2)\n\ny²'],
  ['~~~~\n~~~math\n\\(x\\)\n~~~~', '~~~~\n~~~math\n(x)\n~~~~'],
  ['\\\\(x\\\\)', '(x)'],
  ['`open \\(x^2\\)', 'open x²'],
])('what is code or escaped in %j is no formula', (markdown, text) => {
  expect(read(markdown)).toBe(text)
})

test('a formula that can’t be read is its source, with what would be marks elsewhere', () => {
  expect(read('so \\(\\frac{a_1\\) is')).toBe('so \\frac{a_1 is')
  expect(read('```math\n\\frac{a\n```')).toBe('\\frac{a')
})

test.each([
  ['so \\(x^', 'so '],
  ['so \\(x\\', 'so '],
  ['so\n$$\nx\n$', 'so\n'],
  ['```math\nx^2\n', ''],
  ['so \\(x\n\nand', 'so (x\n\nand'],
  ['so \\(x^2\\) is', 'so x² is'],
])('while %j grows, nothing is said of what may become a formula', (markdown, text) => {
  expect(readGrowing(markdown)).toBe(text)
})

test('of more formulas than anybody reads the rest stays as it is', () => {
  const text = read('\\(x^2\\) '.repeat(5000))
  expect(text).toMatch(/^x² x²/)
  expect(text).toMatch(/\(x\^2\) $/)
})

test.each([
  '\\(',
  '\\[ a\n',
  '$$a ',
  '$',
  '`',
  '` `` ``` ',
  '```\n',
  '```math\n',
  '~~~\n```\n',
  '\\',
  '\\(x\\) ',
  '\\(\n\n\\)',
  ' ',
])('a million characters of %j are read in no time worth mentioning', (piece) => {
  const text = piece.repeat(1_000_000 / piece.length)
  expect(textWithFormulas(text, (markdown) => markdown)).not.toBe('')
})
