import { expect, test } from 'vitest'
import { type FormulaNode, readFormula } from './formula.ts'
import { texToText } from './formula-text.ts'

function markup(node: FormulaNode): string {
  if (typeof node === 'string') return node
  const attributes = Object.entries(node.attributes).map(([key, value]) => ` ${key}="${value}"`)
  const inside = node.children.map(markup).join('')
  return `<${node.name}${attributes.join('')}>${inside}</${node.name}>`
}

function markupOf(tex: string): string | null {
  const formula = readFormula(tex, false)
  return formula && markup(formula)
}

test('TeX is read as elements of mathematics, without its source beside it', () => {
  expect(markupOf('\\frac{a}{b}')).toBe(
    '<math><mrow><mfrac><mi>a</mi><mi>b</mi></mfrac></mrow></math>',
  )
  expect(readFormula('x', true)?.attributes).toEqual({ display: 'block' })
})

test('letters of their own kind are those letters, whatever a browser knows of styles', () => {
  expect(markupOf('\\mathbb{ER}\\mathcal{L}\\mathfrak{g}')).toMatch(/𝔼.*ℝ.*ℒ.*𝔤/)
})

test('columns that are aligned at a sign say so at each cell', () => {
  const markup = markupOf('\\begin{aligned} a &= b \\\\ c &= d \\end{aligned}')
  expect(markup?.match(/data-align="right"/g)).toHaveLength(2)
  expect(markup?.match(/data-align="left"/g)).toHaveLength(2)
})

test.each([
  ['a link', '\\href{javascript:alert(1)}{a}'],
  ['an address', '\\url{https://a.b}'],
  ['an image', '\\includegraphics{https://tracker.example/p.png}'],
  ['a style', '\\htmlStyle{position:fixed}{x}'],
  ['a class', '\\htmlClass{a}{x}'],
  ['a definition', '\\def\\a{\\a\\a}\\a'],
  ['a new command', '\\newcommand{\\a}[1]{#1#1#1#1} \\a{\\a{x}}'],
  ['another name', '\\let\\a=\\frac \\a12'],
  ['half a formula', '\\frac{a'],
  ['an unknown command', '\\nowhere'],
  ['a length beyond reason', 'x'.repeat(2001)],
  ['a nesting beyond reason', '\\sqrt{'.repeat(150) + 'x'.padEnd(151, '}')],
])('%s is refused', (_, tex) => {
  expect(markupOf(tex)).toBeNull()
})

test.each([
  '\\color{yellow}{x} \\colorbox{red}{y} \\fcolorbox{red}{blue}{z}',
  '\\hspace{-100em}x \\kern99999em y',
  '\\raisebox{100em}{x} \\rlap{x} \\smash{x} \\rule{1000em}{1000em}',
  '\\text{<img src=x onerror=alert(1)>}',
  '\\begin{array}{|c|c|} a & b \\\\ \\hline c & d \\end{array}',
  '\\cancel{x} \\boxed{y} \\tag{1}',
])('%s has nothing that could leave its place', (tex) => {
  const formula = readFormula(tex, true)
  const markups = formula ? markup(formula) : ''
  expect(markups).not.toMatch(/ (?:style|class|href|src|mathcolor|mathbackground|voffset)=/)
  for (const [, em] of markups.matchAll(/width="(-?[\d.]+)em"/g)) {
    expect(Number(em)).toBeGreaterThanOrEqual(-0.5)
    expect(Number(em)).toBeLessThanOrEqual(10)
  }
})

test.each([
  ['x = \\frac{-b \\pm \\sqrt{b^2-4ac}}{2a}', 'x = (−b ± √(b² − 4ac))/2a'],
  ['P_{t+1} = P_t \\cdot e^{rt}', 'P_(t+1) = P_t ⋅ e^(rt)'],
  ['\\sigma_p^2 = \\sum_{i=1}^{n} w_i^2 \\sigma_i^2', 'σ_p² = ∑_(i=1)^n w_i²σ_i²'],
  ['\\left(1+\\frac{r}{n}\\right)^n - 1', '(1 + r/n)^n − 1'],
  ['10^{18} \\approx 2^{60}', '10^18 ≈ 2^60'],
  ['\\max(0, S-K), \\ln x, \\log_2 n', 'max(0, S − K), ln x, log_2 n'],
  ['\\text{收益} = 3.5\\%', '收益 = 3.5%'],
  ['\\begin{aligned} a &= b \\\\ &= c \\end{aligned}', 'a = b\n= c'],
  ['\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}', '(a, b; c, d)'],
  ['\\begin{cases} 1 & x>0 \\\\ 0 & x \\le 0 \\end{cases}', '{1, x > 0; 0, x ≤ 0'],
  ["\\bar{x} + \\overline{ab} + \\sqrt[3]{y} + f'(x)", 'x̄ + ab + ³√y + f′(x)'],
  ['\\binom{n}{k}', '(n ¦ k)'],
  ['\\frac{a', '\\frac{a'],
])('%s reads %s', (tex, text) => {
  expect(texToText(tex)).toBe(text)
})
