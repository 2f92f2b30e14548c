import type { Figure } from '../../../../ports/figure.ts'
import type { DataKind, LiveData } from '../../../../ports/live-data.ts'
import type { ComputedSum, Language } from '../../../../ports.ts'
import type { NewSource } from '../../research/tool.ts'
import type { Plan } from '../plan.ts'
import type { Writer } from '../writer.ts'

/** What was read for a plan, ready to be written. */
export interface PlanResult {
  readonly sources: readonly NewSource[]
  /** Every number that it writes. */
  readonly figures: readonly Figure[]
  /** What it has computed, as forms have it. */
  readonly sums?: readonly ComputedSum[]
  /** Markdown, its blocks apart; sources are cited by their place in `sources`. */
  write(writer: Writer): readonly string[]
}

/** What is there to read from. */
export interface Ground {
  readonly data: LiveData
  readonly now: Date
  readonly signal: AbortSignal
  /** Of a part that fails without taking the answer with it. */
  readonly reportFailure: (error: unknown) => void
}

export type PlanOf<K extends Plan['kind']> = Extract<Plan, { kind: K }>

/** How one kind of plan is read and written. */
export interface Topic<P extends Plan> {
  readonly port: DataKind
  /** The step that people see while it is read. */
  step(plan: P, language: Language): string
  /** Null where no source is configured; rejects with the failure of the port. */
  read(plan: P, ground: Ground): Promise<PlanResult | null>
}

/** Nothing is known of what was asked. */
export const unknown = (write: PlanResult['write']): PlanResult => ({
  sources: [],
  figures: [],
  write,
})
