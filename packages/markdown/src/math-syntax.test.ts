import { fromMarkdown } from 'mdast-util-from-markdown'
import { expect, test } from 'vitest'
import { mathFromMarkdown, mathSyntax } from './math-syntax.ts'

type Tree = ReturnType<typeof fromMarkdown>

const read = (text: string, isGrowing = false): Tree =>
  fromMarkdown(text, {
    extensions: [mathSyntax(text, isGrowing)],
    mdastExtensions: [mathFromMarkdown(text, isGrowing)],
  })

/** The formulas of a text: `x` within a text, `[x]` as a block, `x…` without its end. */
function formulasIn(text: string, isGrowing = false): string[] {
  const found: string[] = []
  const search = (node: Tree | Tree['children'][number]): void => {
    if (node.type === 'math' || node.type === 'inlineMath') {
      const tex = `${node.value}${node.isOpen ? '…' : ''}`
      found.push(node.isBlock ? `[${tex}]` : tex)
    }
    if ('children' in node) node.children.forEach(search)
  }
  search(read(text, isGrowing))
  return found
}

test.each([
  ['within a text', String.raw`so \(x^2\) is`, ['x^2']],
  ['in Chinese', String.raw`收益率\(r\)，波动率$$\sigma$$。`, ['r', String.raw`\sigma`]],
  ['as a block', '\\[\nx\n\\]', ['[x]']],
  ['as a block of one line', String.raw`\[ x = 1 \]`, ['[x = 1]']],
  ['in dollars', '$$\nx\n$$', ['[x]']],
  ['in dollars on one line', '$$x$$', ['[x]']],
  ['in dollars within a text', 'so $$x$$ is', ['x']],
  ['as a block within a text', String.raw`so \[x^2\] is`, ['[x^2]']],
  ['right behind a paragraph', 'so\n\\[\nx\n\\]\nis', ['[x]']],
  ['with lines that look like a list', '\\[ a\n- b\n+ c \\]', ['[a\n- b\n+ c]']],
  ['with lines that look like headings', '$$\na\n=\n--\n$$', ['[a\n=\n--]']],
  ['in a list', '- so\n  \\[\n  x\n  \\]\n- \\(y\\)', ['[x]', 'y']],
  ['in a quote', '> $$\n> x\n> $$', ['[x]']],
  ['in a heading', '# Of \\(x\\)', ['x']],
  ['among emphasis', '**so \\(x\\)**', ['x']],
  ['with marks of emphasis', String.raw`\(a_1*b_2*c\)`, ['a_1*b_2*c']],
  ['with an escaped mark', String.raw`\(a \\\) b`, [String.raw`a \\`]],
  ['with Windows line endings', '\\[\r\nx\r\n\\]\r\n', ['[x]']],
])('a formula %s is read', (_, text, formulas) => {
  expect(formulasIn(text)).toEqual(formulas)
})

test.each([
  'It costs $5 to $10.',
  '$x$ and $y$',
  'cheap ($), dear ($$), dearer ($$$)',
  '$$$5$$$',
  '$$5 to $$10',
  '$$a to $$10',
  String.raw`\\(x\\)`,
  '`\\(x\\)` and `$$x$$`',
  '```\n$$\nx\n$$\n```',
  '    $$\n    x\n    $$',
  String.raw`\(\) and \[ \]`,
  '\\[\na\n\nb\n\\]',
  '\\[\na\n# b\n\\]',
  String.raw`\[1\] and \[sic\]`,
  String.raw`\(never closed`,
  '$$\nnever closed',
  '- \\[\n  a\n- b\n  \\]',
  '> \\[\n> a\n\nb \\]',
])('%j has no formula', (text) => {
  expect(formulasIn(text)).toEqual([])
})

test('what is no formula is read as it would be without', () => {
  const text = 'a \\(b\n\n\\[ c\n- d\n- e\n\n$$\nf\n\n# g'
  expect(read(text)).toEqual(fromMarkdown(text))
})

test.each([
  [String.raw`so \(x^`, ['x^…']],
  [String.raw`so \(`, ['…']],
  ['\\[\nx', ['[x…]']],
  ['> $$\n> x\n', ['[x…]']],
  ['- so \\(x', ['x…']],
  ['so \\(x\n\nand', []],
])('while the text grows, %j has what may become one', (text, formulas) => {
  expect(formulasIn(text, true)).toEqual(formulas)
})

test('what is longer than any formula is none', () => {
  const text = `\\(${'x'.repeat(2000)}`
  expect(formulasIn(text, true)).toEqual([])
  expect(formulasIn(`${text}\\)`)).toEqual([])
})

test('many marks without an end are no burden', () => {
  const text = `${'\\('.repeat(4000)}\n${'\\[ a\n'.repeat(1000)}${'$$a '.repeat(1001)}`
  expect(formulasIn(text).length).toBeLessThan(501)
})
