import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Score } from '../scores.ts'
import type { JudgeName } from './judges/fault.ts'
import { RESEARCH_KINDS, type ResearchKind } from './questions.ts'
import type { JudgedResearch } from './run.ts'

const file = fileURLToPath(new URL('kept.json', import.meta.url))

/** How the answers to questions of one kind were judged. */
export interface KindScore {
  /** Answers as they should be, and how many of them have no fault. */
  readonly good: Score
  /** Answers with something wrong, and how many of them are noticed by all that should. */
  readonly bad: Score
  /** Of those, how many the product marks to its reader. */
  readonly marked: Score
}
export type ResearchScores = Readonly<Record<ResearchKind, KindScore>>

/** What of an answer's planted faults nobody noticed. */
export const missedOf = ({ planted, faults }: JudgedResearch): readonly JudgeName[] =>
  (planted ?? []).filter((name) => !faults.some(({ judge }) => judge === name))

export function researchScores(judged: readonly JudgedResearch[]): ResearchScores {
  const count = (some: readonly JudgedResearch[], passes: (one: JudgedResearch) => boolean) => ({
    passed: some.filter(passes).length,
    of: some.length,
  })
  const scores = RESEARCH_KINDS.map((kind) => {
    const all = judged.filter(({ question }) => question.kind === kind)
    const bad = all.filter(({ planted }) => planted !== null)
    const score: KindScore = {
      good: count(
        all.filter(({ planted }) => planted === null),
        ({ faults }) => faults.length === 0,
      ),
      bad: count(bad, (one) => missedOf(one).length === 0),
      marked: count(bad, ({ faults }) => faults.some(({ isMarked }) => isMarked)),
    }
    return [kind, score] as const
  })
  return Object.fromEntries(scores) as ResearchScores
}

type Kept = Readonly<Record<ResearchKind, Readonly<Record<keyof KindScore, number>>>>

/** What scripted answers reached when that was last kept. */
export const readKeptResearch = (): Kept => JSON.parse(readFileSync(file, 'utf8'))

/** Makes these scores the ones that no later version may fall below. */
export function keepResearch(scores: ResearchScores): void {
  const kept = Object.entries(scores).map(([kind, { good, bad, marked }]) => [
    kind,
    { good: good.passed, bad: bad.passed, marked: marked.passed },
  ])
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(kept), null, 2)}\n`)
}
