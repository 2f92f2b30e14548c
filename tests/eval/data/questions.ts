import { readFileSync } from 'node:fs'
import { load } from 'js-yaml'
import { z } from 'zod'

export const DATA_KINDS = [
  'price',
  'compare',
  'chart',
  'ranking',
  'market',
  'profile',
  'defi',
  'chain',
  'mood',
  'news',
  'sums',
  'follow-up',
  'mixed',
  'nothing',
] as const

const texts = z.array(z.string()).default([])

const question = z.strictObject({
  ask: z.string().min(1),
  kind: z.enum(DATA_KINDS),
  /** What the person asked before, oldest first. */
  after: texts,
  /** `NAME VALUE UNIT`, the name and the unit may be empty. */
  figures: z
    .array(z.string().regex(/^\S* -?[\d.]+ \S*$/))
    .default([])
    .transform((lines) =>
      lines.map((line) => {
        const [of = '', value = '', unit = ''] = line.split(' ')
        return { of, value: Number(value), unit }
      }),
    ),
  /** The names of what is drawn. */
  chart: texts,
  /** Parts of the answer; in one of them `a|b` means either. */
  has: texts,
  lacks: texts,
})
export type DataQuestion = z.output<typeof question>

export function readDataQuestions(): DataQuestion[] {
  const file = new URL('questions.yaml', import.meta.url)
  return z.array(question).parse(load(readFileSync(file, 'utf8')))
}
