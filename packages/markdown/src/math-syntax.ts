import type { fromMarkdown, Extension as TreeExtension } from 'mdast-util-from-markdown'
import type { Code, Construct, Extension, State, TokenizeContext } from 'micromark-util-types'

/** A formula in TeX: a block of its own (`math`) or within a text. */
export interface Formula {
  type: 'math' | 'inlineMath'
  /** The TeX between the marks. */
  value: string
  /** Whether it stands on a line of its own. */
  isBlock: boolean
  /** Whether the end is missing because the text is still being written. */
  isOpen: boolean
  position?: ReturnType<typeof fromMarkdown>['position']
  data: {
    /** The element that stands for it in a tree of HTML, with the TeX as its text. */
    hName: 'var'
    hProperties: { dataBlock: boolean }
    hChildren: { type: 'text'; value: string }[]
  }
}

declare module 'mdast' {
  interface PhrasingContentMap {
    inlineMath: Formula & { type: 'inlineMath' }
  }
  interface RootContentMap {
    math: Formula & { type: 'math' }
    inlineMath: Formula & { type: 'inlineMath' }
  }
}

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    math: 'math'
    inlineMath: 'inlineMath'
    mathText: 'mathText'
  }
}

const dollar = 36
const backslash = 92

/**
 * Reads `\(x\)`, `\[x\]` and `$$x$$` in `text`, which is all that will be read; never a single `$`.
 * A formula ends before the next blank line or heading, or is none. While the text grows, one that has not
 * ended yet is a formula, too.
 */
export function mathSyntax(text: string, isGrowing = false): Extension {
  const block: Construct = {
    name: 'math',
    concrete: true,
    tokenize(effects, ok, nok) {
      const end = endOfFormula(text, this.now().offset, true, isGrowing)
      return formulaTokens(this, 'math', text, end, effects, ok, nok)
    },
  }
  const inline: Construct = {
    name: 'inlineMath',
    previous: (code) => code !== dollar,
    tokenize(effects, ok, nok) {
      const end =
        this.previous === dollar ? null : endOfFormula(text, this.now().offset, false, isGrowing)
      return formulaTokens(this, 'inlineMath', text, end, effects, ok, nok)
    },
  }
  return {
    flow: { [dollar]: block, [backslash]: block },
    text: { [dollar]: inline, [backslash]: inline },
  }
}

type Effects = Parameters<Construct['tokenize']>[0]

/** Takes everything up to the offset `end`; less where the block around the formula ends before. */
function formulaTokens(
  context: TokenizeContext,
  type: Formula['type'],
  text: string,
  end: number | null,
  effects: Effects,
  ok: State,
  nok: State,
): State {
  if (end === null) return nok
  const last = end
  const isBlock = type === 'math'

  function begin(code: Code): State | undefined {
    // The paragraph before it ends here, whatever follows.
    if (isBlock && context.interrupt) return ok(code)
    effects.enter(type)
    return within(code)
  }

  function within(code: Code): State | undefined {
    if (context.now().offset >= last) return after(code)
    if (code === null) return isBlock || isAtEnd() ? after(code) : nok(code)
    if (isLineEnding(code)) {
      return isBlock ? effects.attempt(nextLine, within, after)(code) : lineEnding(code)
    }
    effects.enter('mathText')
    return inLine(code)
  }

  function inLine(code: Code): State | undefined {
    if (code === null || isLineEnding(code) || context.now().offset >= last) {
      effects.exit('mathText')
      return within(code)
    }
    effects.consume(code)
    return inLine
  }

  function lineEnding(code: Code): State {
    effects.enter('lineEnding')
    effects.consume(code)
    effects.exit('lineEnding')
    return within
  }

  function after(code: Code): State | undefined {
    effects.exit(type)
    return isBlock ? spaces(code) : ok(code)
  }

  function spaces(code: Code): State | undefined {
    if (code === null || isLineEnding(code)) return ok(code)
    effects.enter('whitespace')
    return inSpaces(code)
  }

  function inSpaces(code: Code): State | undefined {
    if (code === null || isLineEnding(code)) {
      effects.exit('whitespace')
      return ok(code)
    }
    effects.consume(code)
    return inSpaces
  }

  // A text that ends before the formula does is a paragraph of several, or a cell.
  const isAtEnd = () => text.slice(context.now().offset, last).trim() === ''

  return begin
}

/** The line ending and the beginning of a next line that belongs to the same block. */
const nextLine: Construct = {
  partial: true,
  tokenize(effects, ok, nok) {
    const { parser } = this
    const now = () => this.now()
    return function begin(code: Code): State | undefined {
      if (code === null) return nok(code)
      effects.enter('lineEnding')
      effects.consume(code)
      effects.exit('lineEnding')
      return (next) => (parser.lazy[now().line] ? nok(next) : ok(next))
    }
  },
}

/** micromark's codes of line endings. */
const isLineEnding = (code: Code): boolean => code !== null && code < -2

/** Makes nodes of what `mathSyntax` reads; what the block around it cut off is the text it was. */
export function mathFromMarkdown(text: string, isGrowing = false): TreeExtension {
  return {
    enter: {
      math(token) {
        this.enter(formula('math', this.sliceSerialize(token)), token)
      },
      inlineMath(token) {
        this.enter(formula('inlineMath', this.sliceSerialize(token)), token)
      },
    },
    exit: {
      math(token) {
        const node = this.stack.at(-1)
        this.exit(token)
        const mayGoOn = isGrowing && text.slice(token.end.offset).trim() === ''
        if (node?.type !== 'math' || !node.isOpen || mayGoOn) return
        const { position } = node
        const value = this.sliceSerialize(token)
        Object.assign(node, { type: 'paragraph', children: [{ type: 'text', value, position }] })
      },
      inlineMath(token) {
        this.exit(token)
      },
    },
  }
}

/** The node of a formula that was written so, with its marks. */
export function formula<Type extends Formula['type']>(type: Type, written: string) {
  const opening = written.slice(0, 2)
  const isOpen = written.length < 4 || !written.endsWith(closings[opening] ?? '')
  const value = (isOpen ? written.slice(2) : written.slice(2, -2)).trim()
  const isBlock = type === 'math' || opening === '\\['
  return {
    type,
    value,
    isBlock,
    isOpen,
    data: {
      hName: 'var' as const,
      hProperties: { dataBlock: isBlock },
      hChildren: [{ type: 'text' as const, value }],
    },
  }
}

const closings: Readonly<Record<string, string>> = { $$: '$$', '\\(': '\\)', '\\[': '\\]' }

/** By their opening marks: the closing ones, unless a backslash escapes them. */
const ends: Readonly<Record<string, RegExp>> = {
  $$: /(?<![\\$])(?:\\\\)*\$\$(?![$\d])/,
  '\\(': /(?<!\\)(?:\\\\)*\\\)/,
  '\\[': /(?<!\\)(?:\\\\)*\\\]/,
}

/** `$$5 to $$10` are amounts. */
const amount = /^\$\$\d[\d.,]*[kmb]?\s+\p{L}/iu

/** What no text in escaped brackets has. */
const texSign = /[\n\\^_=+<>]/

/** A longer formula, from its opening marks on, is no formula: nobody wrote it to be read. */
const longest = 1998

/** What no formula contains: a blank line, also of a quote, or a heading. */
const boundary = /\n[ \t>]*(?:\r?\n|#{1,6}[ \t])/
const restOfLine = /[ \t]*(?:\r?\n|$)/y

/** The offset behind the formula that begins at `start`; null if there is none. */
export function endOfFormula(
  text: string,
  start: number,
  isBlock: boolean,
  isGrowing: boolean,
): number | null {
  const opening = text.slice(start, start + 2)
  const end = ends[opening]
  if (!end || (isBlock && opening === '\\(') || text.startsWith('$$$', start)) return null
  if (amount.test(text.slice(start, start + 40))) return null
  const rest = restOfBlock(text, start + 2)
  const found = end.exec(rest)
  if (!found) return isGrowing && start + 2 + rest.length === text.length ? text.length : null
  const length = found.index + found[0].length
  const tex = rest.slice(0, length - 2)
  if (tex.trim() === '' || (opening === '\\[' && !texSign.test(tex))) return null
  restOfLine.lastIndex = start + 2 + length
  return isBlock && !restOfLine.test(text) ? null : start + 2 + length
}

/** What follows up to the next blank line or heading, as far as a formula may reach. */
export function restOfBlock(text: string, from: number): string {
  const [rest = ''] = text.slice(from, from + longest).split(boundary, 1)
  return rest
}
