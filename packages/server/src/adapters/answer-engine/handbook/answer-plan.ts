import type { Turn } from '../../../ports.ts'
import { asksForSteps, isDefinition } from './aspects.ts'
import { rowsComparing } from './comparison.ts'
import { asksForMeaning } from './glossary.ts'
import { withheldFrom } from './guides.ts'
import type { LookUp } from './look-up.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { AnswerPlan, Part } from './plan.ts'
import { SAME } from './ranking.ts'
import { relatedTo } from './related.ts'
import type { Ruled } from './rules.ts'
import { treats } from './sections.ts'
import { isHan, termsOf } from './words.ts'
import { asksYesOrNo } from './yes-or-no.ts'

/** How much a word must tell so that steps without it are on something else. */
const TELLING = 0.5

/** In terms; a long question says more than what is to be done. */
const FEW = 2

/** What is said with the parts of an answer, and how far it falls short of the question. */
export function answerOf(
  reading: ParsedQuestion,
  parts: readonly [Part, ...Part[]],
  special: Ruled | null,
  lookUp: LookUp,
  history: readonly Turn[],
) {
  const [first] = parts
  const entries = parts.map(({ entry }) => entry)
  const compared = first.reason === 'compared' ? entries : []
  const said = entries.flatMap(({ title, aliases, sections }) => [
    title,
    ...aliases,
    ...sections.map(({ body }) => body),
  ])
  return {
    kind: 'answer',
    parts,
    rows: compared.length > 1 ? rowsComparing(compared, reading.aspects) : [],
    defines:
      !special &&
      !asksYesOrNo(reading.text, reading.language) &&
      (isDefinition(reading.aspects) || asksForMeaning(reading.text)),
    focus: special ? special.withheld : withheldFrom(reading, first),
    lacks: lackOf(first, reading, lookUp),
    untreated: reading.places
      .filter((place) => !said.some((text) => place.isNamedIn(text)))
      .flatMap(
        ({ names }) => names.find((name) => isHan(name) === (reading.language === 'zh')) ?? [],
      ),
    related: relatedTo(entries, history, (slug) => lookUp.entry(slug, reading.language)),
  } satisfies Omit<AnswerPlan, 'reading' | 'considered'>
}

/** What is asked of a named subject and its entry has no section on. */
function lackOf(part: Part, reading: ParsedQuestion, lookUp: LookUp): AnswerPlan['lacks'] {
  const { entry, reason } = part
  const isMeant = reason === 'named' || reason === 'words' || reason === 'continued'
  if (isMeant && lacksSteps(part, reading, lookUp)) return 'steps'
  const isBroad = reason === 'named' && lookUp.ranking.isBroad(entry.slug)
  return isBroad && !treats(part, reading) ? 'section' : null
}

/** True if it is asked how something is done of which no section that was taken has the steps. */
function lacksSteps(part: Part, reading: ParsedQuestion, lookUp: LookUp): boolean {
  if (!asksForSteps(reading.text)) return false
  const { entry, sections } = part
  const known = lookUp.alike(reading).get(entry.slug)
  if (sections.some((section) => (known?.get(section) ?? 0) >= SAME)) return false
  const steps = sections.filter(({ aspects }) => aspects.includes('steps'))
  if (steps.length === 0) return !treats(part, reading)
  const held = new Set(
    termsOf(steps.flatMap(({ heading, asked, body }) => [heading, ...asked, body]).join('\n')),
  )
  // Only of a named subject is it clear what is to be done with it.
  if (!reading.mentions.some(({ slug }) => slug === entry.slug)) return false
  const done = doneIn(part, reading, lookUp)
  return done.length > 0 && done.length <= FEW && !done.some((term) => held.has(term))
}

/** What is to be done with what a question names: of “how do I mint an NFT” that is “mint”. */
function doneIn({ entry }: Part, { subject, mentions, language }: ParsedQuestion, lookUp: LookUp) {
  const phrases = mentions.map(({ phrase }) => phrase)
  const names = new Set(termsOf([entry.title, ...entry.aliases, ...phrases].join('\n')))
  const rest = phrases.reduce((text, phrase) => text.replaceAll(phrase, ' '), subject)
  return termsOf(rest).filter(
    (term) =>
      !names.has(term) &&
      (!isHan(term) || term.length > 1) &&
      lookUp.weightOf(term, language) >= TELLING,
  )
}
