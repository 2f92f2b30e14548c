import { type CitationBacking, checkCitations } from '@coinquiry/server/testing'
import type { CitedAnswer } from './cited.ts'

export interface CitationScore {
  readonly answers: number
  /** Wrong citations, planted one at a time, and how many of them are found. */
  readonly planted: { readonly found: number; readonly of: number }
  /** Right citations, and those that are marked all the same. */
  readonly right: { readonly marked: number; readonly of: number }
  /** To be read, in plain words. */
  readonly misses: readonly string[]
}

/** Has each citation name each other source in turn, and looks whether that is found. */
export function scoreCitations(answers: readonly CitedAnswer[]): CitationScore {
  const planted = { found: 0, of: 0 }
  const right = { marked: 0, of: 0 }
  const misses: string[] = []
  for (const answer of answers) {
    const { name, text } = answer
    const backing = backingOf(answer)
    for (const { start, end, isSupported } of checkCitations(text, backing)) {
      const said = text.slice(Math.max(0, start - 70), end)
      right.of += 1
      if (!isSupported) {
        right.marked += 1
        misses.push(`${name}: “…${said}” is right, and marked`)
      }
      for (const { index } of backing.sources) {
        const mark = `[${index}]`
        // One that is cited beside it says it, too.
        if (text.slice(start - 3, end + 3).includes(mark)) continue
        planted.of += 1
        const changed = text.slice(0, start) + mark + text.slice(end)
        const isFound = checkCitations(changed, backing).some(
          (checked) => checked.start === start && !checked.isSupported,
        )
        if (isFound) planted.found += 1
        else misses.push(`${name}: ${mark} for “…${said}” is not found`)
      }
    }
  }
  return { answers: answers.length, planted, right, misses }
}

const backingOf = ({ question, sources }: CitedAnswer): CitationBacking => ({
  ...{ question, figures: [], earlier: [], handbook: [] },
  sources: sources.map((source, at) => ({ index: at + 1, ...source })),
})
