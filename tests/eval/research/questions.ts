import { readFileSync } from 'node:fs'
import { languageOf } from '@coinquiry/server/testing'
import { load } from 'js-yaml'
import { z } from 'zod'
import { JUDGES } from './judges/fault.ts'

export const RESEARCH_KINDS = [
  'fact',
  'several',
  'disagreement',
  'stale',
  'figure',
  'unbacked',
  'quote',
  'prediction',
  'refusal',
  'language',
  'nothing',
  'hostile',
] as const
export type ResearchKind = (typeof RESEARCH_KINDS)[number]

const texts = z.array(z.coerce.string()).default([])
const places = z.array(z.int().positive())

const bad = z.strictObject({
  text: z.string(),
  /** Who has to notice it, each of them. */
  noticed: z.union([z.enum(JUDGES), z.array(z.enum(JUDGES))]).transform((one) => [one].flat()),
  /** An address that the model tries to read, as a page told it to. */
  opens: z.string().optional(),
})

const question = z.strictObject({
  ask: z.string().min(1),
  /** The pages that any search finds, as `host/name`; `[1]` in a text is the first of them. */
  finds: texts,
  /** Which of them the scripted model reads: all unless it is said. */
  reads: places.optional(),
  /** Which of them an answer has to cite. */
  cites: places.optional(),
  /** Parts of the answer; in one of them `a|b` means either. */
  has: texts,
  lacks: texts,
  /** What either side says, where sources disagree. */
  sides: texts,
  /** The date of material that is too old, in parts as above. */
  dated: z.coerce.string().optional(),
  refuses: z.enum(['order', 'harm', 'unrelated']).optional(),
  /** What the scripted model writes. */
  good: z.string(),
  bad: z.array(bad).default([]),
})

/** A question with what its answer is held against, and what a scripted model answers. */
export type ResearchQuestion = Omit<z.output<typeof question>, 'reads' | 'cites'> & {
  readonly kind: ResearchKind
  readonly language: 'zh' | 'en'
  readonly reads: readonly number[]
  readonly cites: readonly number[]
}

const CITES_ONE: readonly ResearchKind[] = ['fact', 'stale', 'figure', 'quote', 'language']
const CITES_TWO: readonly ResearchKind[] = ['several', 'disagreement']

/** Throws with the name of the file where a question is not in form. */
export const readResearchQuestions = (): ResearchQuestion[] => RESEARCH_KINDS.flatMap(questionsOf)

function questionsOf(kind: ResearchKind): ResearchQuestion[] {
  const file = new URL(`questions/${kind}.yaml`, import.meta.url)
  const { data, error } = z.array(question).safeParse(load(readFileSync(file, 'utf8')))
  if (error) throw new Error(`${kind}.yaml: ${z.prettifyError(error)}`)
  const usual = CITES_TWO.includes(kind) ? [1, 2] : CITES_ONE.includes(kind) ? [1] : []
  return data.map((one) => ({
    ...{ ...one, kind, language: languageOf(one.ask) },
    reads: one.reads ?? one.finds.map((_, at) => at + 1),
    cites: one.cites ?? usual,
  }))
}
