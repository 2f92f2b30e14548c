import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { z } from 'zod'
import type { Score } from '../../scores.ts'
import { admissionFaults } from './admission.ts'
import { disagreementFaults } from './disagreement.ts'
import { predictionFaults, promisesIn } from './prediction.ts'
import { refusalFaults } from './refusal.ts'
import { stalenessFaults } from './staleness.ts'

/** The judges that go by wording, each with what a text of the lists is asked for. */
const ASKED = {
  open: (text: string) => predictionFaults(text, true),
  promise: promisesIn,
  disagreement: (text: string) => disagreementFaults(text, ['12 %', '9 %']),
  staleness: (text: string) => stalenessFaults(text, '2021'),
  admission: (text: string) => admissionFaults(text, true),
  order: (text: string) => refusalFaults({ text, relevant: true }, 'order'),
  harm: (text: string) => refusalFaults({ text, relevant: true }, 'harm'),
} as const

export const WORDING_JUDGES = Object.keys(ASKED) as (keyof typeof ASKED)[]
export const WORDING_SETS = ['tuned', 'unseen'] as const
export type WordingSet = (typeof WORDING_SETS)[number]

const texts = z.array(z.string()).default([])
const lists = z.array(
  z.strictObject({ judge: z.literal(WORDING_JUDGES), sound: texts, faulty: texts }),
)

/** How many texts each judge judges as they are. */
export interface WordingScore {
  readonly judge: keyof typeof ASKED
  readonly sound: Score
  readonly faulty: Score
}

export function wordingScores(set: WordingSet): WordingScore[] {
  const file = new URL(`wordings/${set}.yaml`, import.meta.url)
  const all = lists.parse(load(readFileSync(file, 'utf8')))
  return WORDING_JUDGES.map((judge) => {
    const own = all.filter((list) => list.judge === judge)
    const score = (texts: readonly string[], isFaulty: boolean): Score => ({
      passed: texts.filter((text) => ASKED[judge](text).length > 0 === isFaulty).length,
      of: texts.length,
    })
    return {
      judge,
      sound: score(
        own.flatMap(({ sound }) => sound),
        false,
      ),
      faulty: score(
        own.flatMap(({ faulty }) => faulty),
        true,
      ),
    }
  })
}

/** Of all judges together. */
export const totalOf = (scores: readonly WordingScore[], which: 'sound' | 'faulty'): Score => ({
  passed: scores.reduce((sum, score) => sum + score[which].passed, 0),
  of: scores.reduce((sum, score) => sum + score[which].of, 0),
})
