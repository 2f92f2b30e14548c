import { texToText } from './formula-text.ts'
import { endOfFormula, formula, restOfBlock } from './math-syntax.ts'

/** Makes plain text of a text in Markdown and of its formulas. */
export type TextWithFormulas = typeof textWithFormulas

/** How much of a text may be formulas, in characters: to read them takes time. */
const most = 5000
/** After how many marks that begin no formula the others are not looked at. */
const mostFailures = 2000

/**
 * What `withoutMarks` makes of a text in Markdown, with its formulas as plain text that keeps signs
 * which would be marks elsewhere. A formula that can't be read is its TeX; while the text grows, one
 * that has not ended yet is nothing.
 */
export function textWithFormulas(
  markdown: string,
  withoutMarks: (markdown: string) => string,
  isGrowing = false,
): string {
  const texts: string[] = []
  let prose = ''
  let at = 0
  let left = most
  for (const { start, end, tex } of formulasIn(markdown, isGrowing)) {
    left -= end - start
    if (left < 0) break
    prose += `${markdown.slice(at, start)}\uE000${texts.length}\uE001`
    texts.push(tex === null ? '' : texToText(tex))
    at = end
  }
  if (at === 0) return withoutMarks(markdown)
  const text = withoutMarks(prose + markdown.slice(at))
  return text.replaceAll(/\uE000(\d+)\uE001/g, (_, index) => texts[index] ?? '')
}

export interface FormulaSpan {
  readonly start: number
  readonly end: number
  /** Null while its end is missing. */
  readonly tex: string | null
}

/** Where a block of code, a formula or code within a text may begin, and what is escaped. */
const marks =
  /^(?<indent>[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(?<fence>`{3,}(?=[^`\n]*$)|~{3,})[ \t]*(?<language>\S*).*|(?<opening>\$\$+|\\[([])|(?<code>`+)|\\./gm

/** The formulas of a text in their order. */
export function* formulasIn(text: string, isGrowing = false): Generator<FormulaSpan, void> {
  const search = new RegExp(marks)
  let failures = 0
  for (let found = search.exec(text); found; found = search.exec(text)) {
    const { index, groups: { indent = '', fence, language, opening, code } = {} } = found
    if (fence !== undefined) {
      const from = search.lastIndex
      const { contentEnd, end } = endOfBlock(text, from, fence)
      const isOpen = isGrowing && contentEnd === text.length
      const tex = isOpen ? null : text.slice(from, contentEnd).trim()
      if (language === 'math') yield { start: index + indent.length, end, tex }
      search.lastIndex = end
    } else if (opening !== undefined) {
      const end = endOfFormula(text, index, false, isGrowing)
      if (end !== null) {
        yield { start: index, end, tex: texBetweenMarks(text.slice(index, end)) }
        search.lastIndex = end
      } else {
        failures += 1
        if (failures === mostFailures) return
      }
    } else if (code !== undefined) {
      search.lastIndex += lengthOfCode(restOfBlock(text, search.lastIndex), code)
    }
  }
}

function texBetweenMarks(written: string): string | null {
  // Of a formula in a quote each line has the quote's mark.
  const { value, isOpen } = formula('inlineMath', written.replaceAll(/\n[ \t]*>/g, '\n'))
  return isOpen ? null : value
}

/** Where a block of code ends: with the line that closes its fence, or else with the text. */
function endOfBlock(text: string, from: number, fence: string) {
  const search = /\n[ \t>]*(`{3,}|~{3,})[ \t]*$/gm
  search.lastIndex = from
  for (let found = search.exec(text); found; found = search.exec(text)) {
    if (found[1]?.startsWith(fence)) return { contentEnd: found.index, end: search.lastIndex }
  }
  return { contentEnd: text.length, end: text.length }
}

/** How much of what follows the mark is code, together with the mark at its end; 0 if none is. */
function lengthOfCode(rest: string, mark: string): number {
  for (const { 0: run, index } of rest.matchAll(/`+/g))
    if (run.length === mark.length) return index + run.length
  return 0
}
