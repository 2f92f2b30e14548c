import katex from 'katex'
import { asVariant } from './letters.ts'

/** A formula as MathML that may be shown as it is: names and attributes of a short list alone. */
export interface FormulaElement {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly FormulaNode[]
}

export type FormulaNode = FormulaElement | string

/** Of the TeX, in characters. */
const longest = 2000
/** Of the tree. */
const maxNodes = 4000
const maxDepth = 60

/** Marks in the library's tree what it refuses, such as links and images, whose texts it drops. */
const refused = '#0f0e0d'

/** What could make much of little, and whose author would know where it ends. */
const definition =
  /\\(?:[egx]?def|let|futurelet|global|long|(?:re)?newcommand|providecommand)(?![a-zA-Z])/

/** The formula that TeX describes; null if it describes none, or one beyond reason. */
export function readFormula(tex: string, isBlock: boolean): FormulaElement | null {
  if (tex.length > longest || definition.test(tex)) return null
  try {
    const root = renderer.__renderToDomTree(tex, {
      output: 'mathml',
      displayMode: isBlock,
      trust: false,
      errorColor: refused,
      strict: 'ignore',
      maxSize: 10,
      maxExpand: 300,
    })
    const [math] = cleaned(root, { left: maxNodes }, 0)
    return typeof math === 'object' && math.name === 'math' ? math : null
  } catch {
    // Not TeX, or too much of it.
    return null
  }
}

/** What the library makes of TeX; its types leave this out. */
interface Renderer {
  __renderToDomTree(tex: string, options: Parameters<typeof katex.renderToString>[1]): RawNode
}
const renderer = katex as unknown as Renderer

/** A node of the library: an element, a text, or a space of some width. */
interface RawNode {
  readonly type?: string
  readonly text?: string
  readonly character?: string
  readonly width?: number
  readonly attributes?: Readonly<Record<string, string>>
  readonly children?: readonly RawNode[]
}

const flags = ['stretchy', 'fence', 'separator', 'movablelimits', 'largeop', 'symmetric']

/** The elements that are shown, and which of their attributes count. What else comes is a row. */
const shown: Readonly<Record<string, readonly string[]>> = {
  math: ['display'],
  mi: ['mathvariant'],
  mn: ['mathvariant'],
  mo: ['mathvariant', 'lspace', 'rspace', 'minsize', 'maxsize', 'accent', 'form', ...flags],
  mtext: ['mathvariant'],
  mspace: ['width'],
  mrow: [],
  mfrac: ['linethickness'],
  msqrt: [],
  mroot: [],
  msub: [],
  msup: [],
  msubsup: [],
  munder: ['accentunder'],
  mover: ['accent'],
  munderover: ['accent', 'accentunder'],
  mtable: [],
  mtr: [],
  mtd: [],
  mstyle: ['scriptlevel', 'displaystyle'],
  mphantom: [],
  menclose: ['notation'],
}

/** Counts down; a tree that is larger is refused. */
interface Budget {
  left: number
}

function cleaned(node: RawNode, budget: Budget, depth: number): FormulaNode[] {
  budget.left -= 1
  if (budget.left < 0 || depth > maxDepth) throw new RangeError('Too large a formula')
  if (node.text !== undefined) return [node.text]
  if (node.width !== undefined) return [space(node.width)]
  const { type = '', attributes = {}, children = [] } = node
  if (type === 'annotation') return []
  if (attributes.mathcolor === refused) throw new TypeError('Refused')
  const inner = children.flatMap((child) => cleaned(child, budget, depth + 1))
  // The library's own frame around the formula, and the formula beside its annotation.
  if (type === '' || type === 'semantics') return inner
  const name = type in shown ? type : 'mrow'
  const kept = (shown[name] ?? []).flatMap((key) => {
    const value = safeValue(key, attributes[key])
    return value === null ? [] : [[key, value] as const]
  })
  const aligned = name === 'mtable' ? alignedRows(inner, attributes.columnalign) : inner
  return [element(name, Object.fromEntries(kept), aligned)]
}

/** The rows of a table with their columns' alignment at each cell, where style sheets find it. */
function alignedRows(rows: readonly FormulaNode[], columns = ''): FormulaNode[] {
  const alignments = columns.split(' ')
  return rows.map((row) => {
    if (typeof row === 'string') return row
    const children = row.children.map((cell, column) => {
      const align = alignments[column]
      if (typeof cell === 'string' || (align !== 'left' && align !== 'right')) return cell
      return { ...cell, attributes: { 'data-align': align } }
    })
    return { ...row, children }
  })
}

function element(
  name: string,
  attributes: Record<string, string>,
  children: readonly FormulaNode[],
): FormulaElement {
  const { mathvariant } = attributes
  const texts = children.filter((child) => typeof child === 'string')
  if (!mathvariant || texts.length < children.length) return { name, attributes, children }
  // Browsers know few of the variants; the letters themselves exist.
  const text = asVariant(texts.join(''), mathvariant)
  if (text === null) return { name, attributes, children }
  return { name, attributes: { mathvariant: 'normal' }, children: [text] }
}

function space(width: number): FormulaElement {
  return { name: 'mspace', attributes: { width: limited(width) }, children: [] }
}

const length = /^\+?(-?\d*\.?\d+)em$/
const word = /^[\w -]{1,80}$/
const lengths = new Set(['width', 'lspace', 'rspace', 'minsize', 'maxsize'])

function safeValue(key: string, value: string | undefined): string | null {
  if (value === undefined) return null
  if (key === 'linethickness') return /^0(?:px|em)?$/.test(value) ? '0' : null
  if (!lengths.has(key)) return word.test(value) ? value : null
  const [, em] = length.exec(value) ?? []
  return em === undefined ? null : limited(Number(em))
}

/** Never so far that it could cover or push away what is not part of the formula. */
function limited(em: number): string {
  return `${Math.min(10, Math.max(-0.5, em))}em`
}
