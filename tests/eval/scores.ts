import type { Judged } from './checks.ts'
import { KINDS } from './questions.ts'

export interface Score {
  readonly passed: number
  readonly of: number
}

/** A share that must stay low. */
export interface Rates {
  /** Questions of the field that were declined. */
  readonly wronglyDeclined: Score
  /** Questions answered from another entry than the right one. */
  readonly wrongEntry: Score
  /** Questions not answered though an entry has the answer. */
  readonly wronglyUnknown: Score
  /** Questions that have nothing to do with the field and were answered as if they had. */
  readonly wronglyAnswered: Score
}

/** How high each may be at most, in percent. */
export const MOST: Readonly<Record<keyof Rates, number>> = {
  wronglyDeclined: 1,
  wrongEntry: 5,
  wronglyUnknown: 5,
  wronglyAnswered: 2,
}

export interface Scores {
  readonly byKind: ReadonlyMap<string, Score>
  readonly all: Score
  readonly rates: Rates
}

const OUTSIDE: readonly string[] = ['unrelated', 'hostile']

export function scoresOf(judged: readonly Judged[]): Scores {
  const of = (some: readonly Judged[], passed: (one: Judged) => boolean): Score => ({
    passed: some.filter(passed).length,
    of: some.length,
  })
  const isRight = ({ faults }: Judged) => faults.length === 0
  const field = judged.filter(({ question }) => !question.outcome.includes('declines'))
  const withEntry = judged.filter(({ entry }) => entry !== 'not asked')
  const outside = judged.filter(
    ({ question }) =>
      OUTSIDE.includes(question.kind) && question.outcome.every((one) => one === 'declines'),
  )
  return {
    byKind: new Map(
      KINDS.map((kind) => [
        kind,
        of(
          judged.filter(({ question }) => question.kind === kind),
          isRight,
        ),
      ]),
    ),
    all: of(judged, isRight),
    rates: {
      wronglyDeclined: of(field, ({ outcomes }) => outcomes.includes('declines')),
      wrongEntry: of(withEntry, ({ entry }) => entry === 'wrong'),
      wronglyUnknown: of(withEntry, ({ entry }) => entry === 'none'),
      wronglyAnswered: of(outside, ({ outcomes }) => outcomes[0] === 'answers'),
    },
  }
}

export function percent({ passed, of }: Score): string {
  return of === 0 ? '–' : `${((100 * passed) / of).toFixed(1)} %`
}
