import type { Language } from '../../../ports.ts'
import type { Likeness } from './asked-questions.ts'
import type { Aspect } from './aspects.ts'
import type { Entry, Section } from './handbook.ts'
import { SAME } from './ranking.ts'
import { termsOf } from './words.ts'

/** The sections of an entry that compare its subject with that of another one. */
export function sectionsComparing(entry: Entry, others: readonly Entry[]): Section[] {
  const namesOf = ({ title, aliases }: Entry) => termsOf([title, ...aliases.slice(0, 3)].join('\n'))
  const own = new Set(namesOf(entry))
  const names = others.flatMap(namesOf).filter((name) => !own.has(name))
  return entry.sections.filter(({ heading, aspects, body }) => {
    if (!aspects.includes('compare')) return false
    const stated = new Set(termsOf(`${heading}\n${body}`))
    return names.some((name) => stated.has(name))
  })
}

const COMPARING: ReadonlySet<Aspect> = new Set<Aspect>(['compare', 'kinds'])

/** True for a question that a section which compares nothing is known to answer. */
export function isExplained(known: Likeness = new Map()): boolean {
  return [...known].some(
    ([{ aspects }, share]) => share >= SAME && !aspects.some((each) => COMPARING.has(each)),
  )
}

export interface Row {
  readonly aspect: Aspect | 'what'
  /** Of each side what is said of it, in their order. */
  readonly sides: readonly string[]
}

/** What a comparison looks at where the question names nothing in particular. */
const USUAL: readonly Aspect[] = ['how', 'cost', 'risk']

/** What can be said of all sides: what they are, and the first sentence on each aspect that all have. */
export function rowsComparing(entries: readonly Entry[], asked: readonly Aspect[]): Row[] {
  const wanted = asked.filter((aspect) => aspect !== 'compare' && aspect !== 'kinds')
  const rowsOn = (aspects: readonly Aspect[]) =>
    aspects.flatMap((aspect): Row[] => {
      const sides = entries.flatMap((entry) => firstSentence(entry, aspect) ?? [])
      return sides.length === entries.length ? [{ aspect, sides }] : []
    })
  const rows = rowsOn(wanted)
  const what: Row = { aspect: 'what', sides: entries.map(({ summary }) => summary) }
  return [what, ...(rows.length > 0 ? rows : rowsOn(USUAL))]
}

const sentences = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  zh: new Intl.Segmenter('zh', { granularity: 'sentence' }),
}

function firstSentence({ sections, language }: Entry, aspect: Aspect): string | null {
  const section = sections.find(({ aspects }) => aspects.includes(aspect))
  return section ? firstSentenceOf(section, language) : null
}

/** By the rule for entries it answers what its section is about; null if that begins with a list or a table. */
export function firstSentenceOf({ body }: Section, language: Language): string | null {
  const [paragraph = ''] = body.split('\n')
  if (/^(?:[-*|>#]|\d+\.)/.test(paragraph)) return null
  const [first] = sentences[language].segment(paragraph)
  // The segmenter takes a quotation mark that opens the next sentence for the end of this one.
  const sentence = first?.segment.trim().replace(/(?<=[。！？.!?])[“‘(（]$/, '') ?? ''
  return /[:：]$/.test(sentence) ? null : sentence || null
}
