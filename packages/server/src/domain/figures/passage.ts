import type { Names } from './assets.ts'
import {
  type Direction,
  directionsIn,
  isOtherQuantity,
  isPossible,
  isRough,
  type Moment,
  momentsIn,
  supposes,
} from './cues.ts'
import { cellsOf, firstFrom, partAt, type Sentence, type Span, sentencesOf } from './layout.ts'
import { masked } from './mask.ts'
import { readNumbers, type WrittenNumber } from './numbers.ts'
import { type Passage, subjectsOf } from './subjects.ts'
import { inScaleOfTable } from './tables.ts'

/** What the clause and the sentence of a number say. */
export interface Surroundings {
  moment(): 'now' | 'past' | null
  /** It tells of something else than a price of now. */
  isOtherQuantity(): boolean
  /** The number is made up to explain something. */
  isSupposed(): boolean
}

export interface ReadPassage extends Passage {
  readonly subjects: ReadonlyMap<WrittenNumber, readonly string[]>
  /** What was spoken of last. */
  readonly last: readonly string[]
  readonly directions: readonly Direction[]
  /** −1 for what fell or is negative, by its sign or by words; 0 where neither tells. */
  signOf(number: WrittenNumber): -1 | 0 | 1
  around(number: WrittenNumber): Surroundings
}

/** Words farther away are about something else, in UTF-16 units. */
const FARTHEST_BEFORE = 80
const FARTHEST_AFTER = 25

/** Reads a text with all its numbers, and what each of them is of. */
export function readPassage(source: string, names: Names, before: readonly string[]): ReadPassage {
  const text = masked(source)
  const { numbers: written, mentions } = readNumbers(text, names)
  const cells = cellsOf(text)
  const numbers = written.map((number) => inScaleOfTable(number, cells, text))
  const passage = { text, numbers, mentions, sentences: sentencesOf(text), cells }
  const { of, last } = subjectsOf(passage, before)
  const directions = directionsIn(text)
  return {
    ...{ ...passage, subjects: of, last, directions },
    signOf: (number) => number.sign || wordSign(number, passage.sentences, directions),
    around: surroundings(passage, source),
  }
}

/** The nearest word before in the clause, after it, or before in the sentence. */
function wordSign(
  { start, end }: WrittenNumber,
  sentences: readonly Sentence[],
  directions: readonly Direction[],
): -1 | 0 | 1 {
  const sentence = partAt(sentences, start)
  const clause = sentence && partAt(sentence.clauses, start)
  if (!sentence || !clause) return 0
  const next = firstFrom(directions, start, ({ at }) => at)
  const after = directions.slice(next, next + 2).find(({ at }) => at >= end)
  const compared = after && after.at < Math.min(clause.end, end + FARTHEST_AFTER) ? after : null
  if (compared?.compares) return compared.sign
  const before = lastBefore(directions, next)
  if (before && before.at >= Math.max(clause.start, start - FARTHEST_BEFORE)) return before.sign
  if (compared) return compared.sign
  const isNear = before && before.at >= Math.max(sentence.start, start - 2 * FARTHEST_BEFORE)
  return isNear ? before.sign : 0
}

function lastBefore(directions: readonly Direction[], next: number): Direction | undefined {
  for (let at = next - 1; at >= Math.max(0, next - 3); at -= 1) {
    if (directions[at]?.compares === false) return directions[at]
  }
  return undefined
}

const CITATION = /\[\d{1,3}(?:[,，、–-] ?\d{1,3})*\](?!\()/

/** Read once for each clause and each sentence, however many numbers it holds. */
function surroundings(
  { text, sentences }: Passage,
  source: string,
): (number: WrittenNumber) => Surroundings {
  const read = <T>(judge: (text: string, span: Span) => T) => {
    const known = new Map<Span, T>()
    return (span: Span): T => {
      const judged = known.get(span) ?? judge(text.slice(span.start, span.end), span)
      known.set(span, judged)
      return judged
    }
  }
  const ofClause = read((clause) => ({
    isOther: isOtherQuantity(clause),
    isSupposed: supposes(clause),
    isPossible: isPossible(clause),
  }))
  // Citations stand in the source alone, which is as long.
  const isLoose = read(
    (sentence, { start, end }) =>
      supposes(sentence) || isRough(sentence, CITATION.test(source.slice(start, end))),
  )
  const moments = momentsIn(text)
  return (number) => {
    const sentence = partAt(sentences, number.start) ?? { start: 0, end: text.length, clauses: [] }
    const clause = partAt(sentence.clauses, number.start) ?? sentence
    const moment = () => momentOf(number, { sentence, clause, moments })
    return {
      moment,
      isOtherQuantity: () => ofClause(clause).isOther,
      isSupposed: () =>
        ofClause(clause).isSupposed ||
        (moment() !== 'now' && (ofClause(clause).isPossible || isLoose(sentence))),
    }
  }
}

/** A clause this short, in UTF-16 units, shares the time of the one before. */
const SHORT = 30

/** The time that the nearest word of the clause tells. */
function momentOf(
  { start, end }: WrittenNumber,
  {
    sentence,
    clause,
    moments,
  }: {
    readonly sentence: Span
    readonly clause: Span
    readonly moments: readonly Moment[]
  },
): 'now' | 'past' | null {
  const isShort = clause.end - clause.start < SHORT
  const from = isShort ? Math.max(sentence.start, clause.start - SHORT) : clause.start
  const next = firstFrom(moments, start, ({ at }) => at)
  const [before, after] = [moments[next - 1], moments[next]]
  const toBefore = before && before.at >= from ? start - before.end : Number.POSITIVE_INFINITY
  const toAfter = after && after.at < clause.end ? after.at - end : Number.POSITIVE_INFINITY
  const nearest = toBefore <= toAfter ? before : after
  if (!nearest || Math.min(toBefore, toAfter) === Number.POSITIVE_INFINITY) return null
  return nearest.isNow ? 'now' : 'past'
}
