import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { load } from 'js-yaml'
import { z } from 'zod'

const directory = fileURLToPath(new URL('questions/', import.meta.url))

export const KINDS = [
  'definition',
  'how-to',
  'comparison',
  'sum',
  'data',
  'news',
  'unanswerable',
  'ambiguous',
  'unrelated',
  'hostile',
  'follow-up',
  'typo',
  'mixed',
  'compound',
] as const

/** What an answer may be, told from its events and its words. */
export const OUTCOMES = ['answers', 'declines', 'admits', 'asks back'] as const
export type Outcome = (typeof OUTCOMES)[number]

const texts = z.union([z.string(), z.array(z.string())]).transform((one) => [one].flat())

const question = z.strictObject({
  ask: z.coerce.string().min(1),
  kind: z.enum(KINDS),
  /** What the person asked before, oldest first. */
  after: texts.default([]),
  /** Any of them is right. */
  outcome: z
    .union([z.enum(OUTCOMES), z.array(z.enum(OUTCOMES))])
    .transform((one) => [one].flat())
    .default(['answers']),
  /** The handbook's entries that answer it, any of them; with `+` all of those joined are needed. */
  entry: texts.default([]),
  /** Parts of the answer, letters of either case; in one of them `a|b` means either. */
  has: texts.default([]),
  lacks: texts.default([]),
  /** It must say that it has no live data, makes no prediction or gives no advice. */
  says: z.enum(['no data', 'no prediction', 'no advice']).optional(),
  /** Its first words must say yes or no, how far, on what it depends, or that nobody knows. */
  leads: z.literal('yes-no').optional(),
})

/** A question with all that its answer is held against. */
export type EvalQuestion = z.output<typeof question>

/**
 * Tuned ones are looked at by whoever works on the handbook, the others never. The newest were written
 * when the handbook had been held against the untouched ones for long.
 */
export const SETS = ['tuned', 'untouched', 'newest'] as const
export type SetName = (typeof SETS)[number]

/** All questions of a set; throws with the name of the file where one is not in form. */
export function readQuestions(set: SetName): EvalQuestion[] {
  const files = readdirSync(`${directory}${set}`).sort()
  return files.flatMap((file) => {
    const { data, error } = z
      .array(question)
      .safeParse(load(readFileSync(`${directory}${set}/${file}`, 'utf8')))
    if (error) throw new Error(`${set}/${file}: ${z.prettifyError(error)}`)
    return data
  })
}
