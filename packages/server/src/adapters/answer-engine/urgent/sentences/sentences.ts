import { readFileSync } from 'node:fs'
import type { Language } from '../../../../ports.ts'
import { URGENT_KINDS, type UrgentKind } from '../rules.ts'

/**
 * The rules and weights are made with the `tuned` ones. `unseen` (written before any rule) and
 * `strangers` (by people who knew nothing of all this) are measured with, and never looked at.
 */
export type Part = 'tuned' | 'unseen' | 'strangers'

export interface Sentence {
  readonly text: string
  /** What trouble it speaks of; null for a harmless one. */
  readonly kind: UrgentKind | null
}

/** A line of an urgent file says its kind first: `kind: sentence`. */
export function urgentSentences(language: Language, part: Part): Sentence[] {
  return linesOf(`urgent.${language}.${part}`).map((line) => {
    const end = line.indexOf(': ')
    const kind = URGENT_KINDS.find((known) => known === line.slice(0, end))
    if (kind === undefined) throw new Error(`This line doesn’t begin with a kind: ${line}`)
    return { text: line.slice(end + 2), kind }
  })
}

export function harmlessSentences(language: Language, part: Part): Sentence[] {
  return linesOf(`harmless.${language}.${part}`).map((text) => ({ text, kind: null }))
}

function linesOf(file: string): string[] {
  return readFileSync(new URL(`${file}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
}
