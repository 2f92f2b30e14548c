import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Backing, Figure, FigureKind } from '@coinquiry/server/testing'
import { load } from 'js-yaml'
import { z } from 'zod'

export const FIGURE_SETS = ['tuned', 'unseen'] as const
export type FigureSet = (typeof FIGURE_SETS)[number]

/** What can be wrong with a figure. */
export const FAULTS = ['digit', 'scale', 'unit', 'sign', 'asset', 'old'] as const
export type Fault = (typeof FAULTS)[number]

export interface Planted {
  readonly fault: Fault
  /** What the right answer says, and what it says instead. */
  readonly from: string
  readonly to: string
}

/** An answer whose numbers are right, what it had to go by, and ways to make it wrong. */
export interface WrittenAnswer {
  readonly id: string
  readonly text: string
  readonly backing: Backing
  readonly wrong: readonly Planted[]
}

/** The set is told by the answer's name, so that nobody chooses it. */
export const setOf = (id: string): FigureSet =>
  (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0 ? 'unseen' : 'tuned'

const list = z
  .string()
  .default('')
  .transform((text) => text.split('; ').filter((one) => one !== ''))

const written = z.strictObject({
  id: z.string(),
  ask: z.coerce.string(),
  /** Figures of tools, as `BTC price 91234.5 USD @2026-11-20`; with `=` and a formula, computed. */
  has: list,
  /** Inputs and results of calculators, as `5200 USD`. */
  calc: list,
  /** A page: its title, a stroke, what it says. */
  read: z.string().optional(),
  /** An entry of the handbook. */
  book: z.string().optional(),
  /** What the answer before said. */
  said: z.string().optional(),
  text: z.coerce.string(),
  wrong: list,
})

export function readAnswers(set: FigureSet): WrittenAnswer[] {
  const directory = fileURLToPath(new URL(`${set}/`, import.meta.url))
  return readdirSync(directory).flatMap((file) =>
    z
      .array(written)
      .parse(load(readFileSync(`${directory}${file}`, 'utf8')))
      .map(answerOf),
  )
}

function answerOf({
  id,
  ask,
  has,
  calc,
  read,
  book,
  said,
  text,
  wrong,
}: z.infer<typeof written>): WrittenAnswer {
  const [title = '', excerpt = ''] = read?.split(' | ') ?? []
  return {
    id,
    text,
    backing: {
      figures: [...has.map(figureOf), ...calc.map((sum) => figureOf(`~ fact ${sum} =sum`))],
      sources: read ? [{ title, excerpt }] : [],
      question: ask,
      earlier: said ? [{ role: 'assistant', content: said }] : [],
      handbook: book ? [book] : [],
    },
    wrong: wrong.map((line) => {
      const [, fault = '', from = '', to = ''] = /^(\w+) (.+) -> (.+)$/.exec(line) ?? []
      if (!text.includes(from) || !from) throw new Error(`${id} does not say “${from}”`)
      return { fault: z.enum(FAULTS).parse(fault), from, to }
    }),
  }
}

const KINDS = 'price|change|market|supply|derivatives|defi|yield|chain|fee|sentiment|fact'
const FIGURE = new RegExp(`^(.+?) (${KINDS}) (-?[\\d.]+) ?(\\S*?)(?: +@(\\S+))?(?: +=(.*))?$`)
const NOW = '2026-11-24T02:00:00Z'

function figureOf(line: string): Figure {
  const [, of = '', kind = 'fact', value = '', unit = '', day, formula] = FIGURE.exec(line) ?? []
  if (!value) throw new Error(`Not a figure: ${line}`)
  return {
    kind: kind as FigureKind,
    ...(of !== '~' && { of: [of] }),
    ...{ value, unit, asOf: day ? `${day}T00:00:00Z` : NOW },
    source: { name: 'Test', url: null },
    ...(formula ? { how: 'computed', formula } : { how: 'read' }),
  }
}
