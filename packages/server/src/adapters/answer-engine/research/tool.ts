import type { Schemas } from '@coinquiry/api-client/contract'
import { z } from 'zod'
import type { Figure } from '../../../ports/figure.ts'
import type { DataKind } from '../../../ports/live-data.ts'
import type { ComputedSum, Language, Question } from '../../../ports.ts'
import { plainText } from '../../http/plain-text.ts'
import type { Chart } from './chart.ts'
import type { Compared, Copies } from './found-texts.ts'
import type { Recognized } from './recognized.ts'

export type Source = Schemas['Source']

/** A source before it has its number. */
export type NewSource = Omit<Source, 'index'>

/** Something that was read. */
export interface FoundText {
  readonly text: string
  /** Where it stands, if that is known better than by the source: a page of a PDF. */
  readonly url?: string
}

/** What a tool has found, before its sources have their numbers. */
export interface Finding {
  readonly sources: readonly NewSource[]
  /** By what each of the sources is held against the others of the answer; nothing for figures. */
  readonly compared?: readonly Compared[]
  /** A drawing of the first source's figures, which the answer may show. */
  readonly chart?: Chart
  /**
   * Another drawing in the place of a chart: Markdown for the answer's language that cites its source
   * as `n`; null when there is nothing to be drawn.
   */
  readonly drawing?: (n: number, language: Language) => string | null
  /** Every number that it gives, with its unit, time and source. */
  readonly figures?: readonly Figure[]
  /** Texts that the model is told whole, where its sources hold less of them, or there is none. */
  readonly texts?: readonly FoundText[]
  /** The sum that it has computed, as a form has it. */
  readonly sum?: ComputedSum
  /** What the model is told; `numbers` and `copies` are those of the sources, in their order. */
  tell(numbers: readonly number[], copies?: readonly Copies[]): object
}

/** Arguments that were understood: the step to show people, if any, and the work itself. */
export interface RunnableCall {
  step(language: Language): string | null
  /** Rejects with the failure of the port, or with what the model is to be told of it. */
  run(signal: AbortSignal): Promise<Finding>
}

/** The bound that keeps a look-up out of an answer: of their number, of time, of length, of pages at once. */
export type LeftOutWhy = 'calls' | 'late' | 'long' | 'busy'

/** Why a call gives nothing, in a sentence for the model. */
export class ReportedFailure extends Error {
  override readonly name = 'ReportedFailure'
  /** Set where a bound is why, which the answer says. */
  readonly leftOut: LeftOutWhy | undefined

  constructor(message: string, options?: ErrorOptions, leftOut?: LeftOutWhy) {
    super(message, options)
    this.leftOut = leftOut
  }
}

/** A call of a tool, as the model wrote it. */
export interface ToolCall {
  readonly id: string
  readonly name: string
  /** JSON, if the model wrote it well. */
  readonly arguments: string
  /** What the model's server wants to see again beside the call, such as a signature. */
  readonly extra?: object
}

/** Something that a model may ask for while it answers. */
export interface Tool {
  readonly name: string
  /** What it is of; tools of a server that the operator declares are of that server. */
  readonly kind: 'web' | 'sum' | DataKind | `server:${string}`
  /** For the model. */
  readonly description: string
  /** JSON Schema of the arguments. */
  readonly parameters: object
  /** Null when the arguments cannot be understood; `found` are the sources of the answer so far. */
  read(input: unknown, found?: readonly Source[]): RunnableCall | null
}

/** Which look-ups are made for a question where a model cannot ask for any; none for small talk. */
export type PlanLookUps = (
  question: Question,
  recognized: Recognized,
) => Promise<readonly ToolCall[]>

/** Arguments as models write them, which is not always as they were told to. */
export const asset = z
  .string()
  .transform((text) => plainText(text, 50))
  .pipe(z.string().min(1))

export const currency = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2,10}$/)
  .nullish()
  .transform((given) => given ?? 'usd')

/** A price with the digits that matter at its size: `91,234.5 USD`, `0.00001234 USD`. */
export function amount(value: number, currency: string): string {
  const digits =
    Math.abs(value) >= 1 ? { maximumFractionDigits: 2 } : { maximumSignificantDigits: 4 }
  return `${new Intl.NumberFormat('en', digits).format(value)} ${currency.toUpperCase()}`
}

export function percent(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(2)} %`
}

/** `2026-11-20 15:58 UTC` */
export function minute(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
