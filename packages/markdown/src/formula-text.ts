import { type FormulaElement, type FormulaNode, readFormula } from './formula.ts'

/** A formula as a line (or lines) of plain text, as one would type it: `x² = (a + b)/c`. */
export function formulaText(formula: FormulaElement): string {
  return textOf(formula)
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .trim()
}

/** What TeX says, as plain text; the TeX itself where it is no formula. */
export function texToText(tex: string): string {
  const known = texts.get(tex)
  if (known !== undefined) return known
  const formula = readFormula(tex, true)
  const text = formula ? formulaText(formula) : tex
  if (texts.size === maxTexts) texts.clear()
  texts.set(tex, text)
  return text
}

/** Those of a text that grows, or is searched as somebody types, are asked for again and again. */
const texts = new Map<string, string>()
const maxTexts = 500

function textOf(node: FormulaNode | undefined): string {
  if (node === undefined) return ''
  if (typeof node === 'string') return node.replaceAll(invisible, '')
  const { name, attributes, children } = node
  const [first, second, third] = children
  switch (name) {
    case 'mo':
      return operatorText(children.map(textOf).join(''), attributes)
    case 'mspace':
      return Number.parseFloat(attributes.width ?? '0') > 0.1 ? ' ' : ''
    case 'mfrac':
      return attributes.linethickness === '0'
        ? `${textOf(first).trim()} ¦ ${textOf(second).trim()}`
        : `${grouped(first)}/${grouped(second)}`
    case 'msqrt':
      return `√${grouped({ ...node, name: 'mrow' })}`
    case 'mroot':
      return `${raised(second) ?? grouped(second)}√${grouped(first)}`
    case 'msub':
      return withScripts(textOf(first), lower(second))
    case 'msup':
      return withScripts(base(first), upper(second))
    case 'msubsup':
      return withScripts(textOf(first), `${lower(second)}${upper(third)}`)
    case 'munder':
      return isLine(second) ? textOf(first) : `${textOf(first).trim()}${lower(second)} `
    case 'mover':
      return overText(first, second)
    case 'munderover':
      return `${textOf(first).trim()}${lower(second)}${upper(third)} `
    case 'mtable':
      return children.map(textOf).join('\n')
    case 'mtr':
      return children.map(textOf).reduce(joinCells, '')
    default:
      return rowText(children)
  }
}

/** Function application, invisible times, separator and plus. */
const invisible = /[\u2061-\u2064]/g

/** A table within brackets is one line. */
function rowText(children: readonly FormulaNode[]): string {
  const isFenced = children.some((child) => isElement(child, 'mo'))
  return children
    .map((child, at) => {
      if (isElement(child, 'mtable') && isFenced) return textOf(child).replaceAll('\n', '; ')
      if (isElement(child, 'mo') && isFirst(children, at)) return textOf(child).trim()
      return isApplication(child) && !startsBracket(children[at + 1]) ? ' ' : textOf(child)
    })
    .reduce((text, next) => `${text}${needsSpace(text, next) ? ' ' : ''}${next}`, '')
}

/** `w_i w_j` without the space would read as one index. */
function needsSpace(text: string, next: string): boolean {
  return /[_^](?:.|\d+|\([^()]*\))$/u.test(text) && /^[\p{L}\p{N}]/u.test(next)
}

/** What stands there has nothing before it that it could join: a sign rather than an operator. */
function isFirst(children: readonly FormulaNode[], at: number): boolean {
  return at === 0 || /[([{,]$/.test(textOf(children[at - 1]).trimEnd())
}

/** A row's cells: a second part that begins with its operator goes on with the first. */
function joinCells(before: string, cell: string): string {
  if (before === '' || cell.trim() === '') return before || cell.trim()
  return `${before}${/^\s*[=≠≈≡≤≥<>]/u.test(cell) ? '' : ', '}${cell}`
}

/** The space behind a function's name comes behind its scripts. */
function withScripts(text: string, scripts: string): string {
  return text.endsWith(' ') ? `${text.trimEnd()}${scripts} ` : `${text}${scripts}`
}

function isElement(node: FormulaNode | undefined, name: string): node is FormulaElement {
  return typeof node === 'object' && node.name === name
}

const isApplication = (node: FormulaNode) =>
  isElement(node, 'mo') && node.children.length === 1 && node.children[0] === '\u2061'

const startsBracket = (node: FormulaNode | undefined) => /^\s*[([{|]/.test(textOf(node))

const spaced = /^[=≠≈≡≤≥<>≪≫∼≃≅∝∈∉⊂⊆∪∩→←↔⇒⇐⇔↦⟹⟸⟺+−±∓×÷⋅∧∨∣]$/u

function operatorText(text: string, { fence }: FormulaElement['attributes']): string {
  if (fence === 'true') return text
  if (text === ',' || text === ';') return `${text} `
  return spaced.test(text) ? ` ${text} ` : text
}

/** In brackets unless it is one thing. */
function grouped(node: FormulaNode | undefined): string {
  const text = textOf(node).trim()
  return isOne(text) ? text : `(${text})`
}

const isOne = (text: string) => /^(?:[\p{L}\p{N}.\p{M}%′]+|\([^()]*\)|.)$/u.test(text)

function script(node: FormulaNode | undefined): string {
  const text = textOf(node).replaceAll(/\s/g, '')
  return /^(?:.|\d+|\([^()]*\))$/u.test(text) ? text : `(${text})`
}

/** What is raised: a fraction or a sum needs brackets, a function's name none. */
function base(node: FormulaNode | undefined): string {
  return isElement(node, 'mfrac') || isElement(node, 'msup') ? grouped(node) : textOf(node)
}

/** Small characters that every font has. */
const raisedCharacters = new Map(Object.entries({ 1: '¹', 2: '²', 3: '³' }))

/** In a small raised character, where there is one for it. */
function raised(node: FormulaNode | undefined): string | undefined {
  return raisedCharacters.get(textOf(node).trim())
}

function upper(node: FormulaNode | undefined): string {
  const text = textOf(node).trim()
  if (text === '') return ''
  return /^[′∘*†]+$/u.test(text) ? text.replace('∘', '°') : (raised(node) ?? `^${script(node)}`)
}

function lower(node: FormulaNode | undefined): string {
  return textOf(node).trim() === '' ? '' : `_${script(node)}`
}

/** Accents, and the marks that stand for them above a single letter. */
const accents: Readonly<Record<string, string>> = {
  ˉ: '\u0304',
  '¯': '\u0304',
  '^': '\u0302',
  '~': '\u0303',
  '˙': '\u0307',
  '¨': '\u0308',
  '⃗': '\u20d7',
  '→': '\u20d7',
}

const lines = /^[‾_¯⏞⏟⏜⏝]$/u
const isLine = (node: FormulaNode | undefined) => lines.test(textOf(node).trim())

function overText(body: FormulaNode | undefined, over: FormulaNode | undefined): string {
  const text = textOf(body)
  const mark = textOf(over).trim()
  const accent = accents[mark]
  if (accent && Array.from(text).length === 1) return `${text}${accent}`
  if (accent || lines.test(mark)) return text
  return `${text.trim()}${upper(over)} `
}
