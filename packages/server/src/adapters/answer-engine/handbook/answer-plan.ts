import type { Turn } from '../../../ports.ts'
import { asksForSteps, isDefinition } from './aspects.ts'
import { rowsComparing } from './comparison.ts'
import { asksForMeaning } from './glossary.ts'
import { withheldFrom } from './guides.ts'
import { likenessTo } from './likeness.ts'
import type { LookUp } from './look-up.ts'
import type { ParsedQuestion } from './parse-question.ts'
import type { AnswerPlan, Part, Withheld } from './plan.ts'
import { KNOWN } from './ranking.ts'
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
  const focus = special ? special.withheld : withheldFrom(reading, first)
  const said = entries.flatMap(({ title, aliases, sections }) => [
    title,
    ...aliases,
    ...sections.map(({ body }) => body),
  ])
  return {
    kind: 'answer',
    parts,
    rows: compared.length > 1 ? rowsComparing(compared, reading.aspects) : [],
    defines: !special && defines(first, reading, lookUp),
    focus,
    lacks: parts.length > 1 ? null : lackOf(first, reading, focus, lookUp),
    untreated: reading.places
      .filter((place) => !said.some((text) => place.isNamedIn(text)))
      .flatMap(
        ({ names }) => names.find((name) => isHan(name) === (reading.language === 'zh')) ?? [],
      ),
    related: relatedTo(entries, history, (slug) => lookUp.entry(slug, reading.language)),
    halves: null,
  } satisfies Omit<AnswerPlan, 'reading' | 'considered'>
}

/** True if the question asks what the subject is, or its entry answers it in its first words. */
function defines(part: Part, reading: ParsedQuestion, lookUp: LookUp): boolean {
  if (!isYesOrNo(reading)) return isDefinition(reading.aspects) || asksForMeaning(reading.text)
  return isAnsweredFirst(part, reading, lookUp)
}

/** True if the summary answers yes or no: how its subject stands to another, or what a name of the entry asks. */
function isAnsweredFirst(part: Part, reading: ParsedQuestion, lookUp: LookUp): boolean {
  const { aspects, mentions, language } = reading
  const { entry } = part
  if (!isDefinition(aspects) || nearestOf(part, reading, lookUp) >= NEAR) return false
  return mentions.some(({ phrase, slug }) =>
    slug === entry.slug ? asksYesOrNo(phrase, language) : lookUp.tells(entry, slug),
  )
}

/** How near the question comes to what the sections that were taken are known to answer. */
function nearestOf(
  { entry, sections, reason }: Part,
  reading: ParsedQuestion,
  lookUp: LookUp,
): number {
  const known = likenessTo(entry.slug, reason, reading, lookUp)
  return Math.max(0, ...sections.map((section) => known.get(section) ?? 0))
}

/** What is asked of a subject and no section that was taken is on. */
function lackOf(
  part: Part,
  reading: ParsedQuestion,
  withheld: readonly Withheld[],
  lookUp: LookUp,
): AnswerPlan['lacks'] {
  const { reason } = part
  if (reason !== 'named' && reason !== 'words' && reason !== 'continued') return null
  if (lacksSteps(part, reading, lookUp)) return 'steps'
  // What cannot be known is said to be missing already.
  if (withheld.length > 0) return null
  return lacksSection(part, reading, lookUp) ? 'section' : null
}

/** How near what a section is known to answer must come to a question of which it doesn't treat what is asked. */
const NEAR = 0.58

/** Asks for something else than what a subject is. */
const OPEN = /^\W*(?:and |so |but )?(?:who|how|why|where|when)\b|谁|怎么|如何|靠[什啥]/i
/** How far from a question that says nothing beside names all that the sections are known to answer must be. */
const FAR = 0.1

/** True if the entry is surely on something else than what is asked: it holds no word of it. */
function lacksSection(part: Part, reading: ParsedQuestion, lookUp: LookUp): boolean {
  const { entry, reason } = part
  const { aspects, text, isName } = reading
  // What an entry was found by, it holds.
  if (reason === 'words') return false
  const nearest = nearestOf(part, reading, lookUp)
  if (nearest >= NEAR || isAnsweredFirst(part, reading, lookUp)) return false
  // Who asks for a risk or a cost gets it, and a definition is what the entry begins with.
  const isTreated = treats(part, reading)
  if (isTreated && (aspects.length > 0 || asksForMeaning(text) || isName)) return false
  const done = doneIn(part, reading, lookUp)
  if (done.length === 0) {
    return nearest < FAR && (!isTreated || isYesOrNo(reading) || OPEN.test(text))
  }
  const body = entry.sections.flatMap(({ heading, asked, body }) => [heading, ...asked, body])
  const held = new Set(termsOf([entry.summary, ...body].join('\n')))
  return !done.some((term) => held.has(term))
}

const isYesOrNo = ({ text, language }: ParsedQuestion) => asksYesOrNo(text, language)

/** True if it is asked how something is done of which no section that was taken has the steps. */
function lacksSteps(part: Part, reading: ParsedQuestion, lookUp: LookUp): boolean {
  if (!asksForSteps(reading.text)) return false
  const { entry, sections } = part
  const known = lookUp.searchIn(reading.language).alike(reading.text).get(entry.slug)
  if (sections.some((section) => (known?.get(section) ?? 0) >= KNOWN)) return false
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
      !names.has(term) && term.length > 1 && lookUp.searchIn(language).weightOf(term) >= TELLING,
  )
}
