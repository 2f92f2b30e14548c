import type { Language } from '../../../ports.ts'
import type { Chart } from './chart.ts'
import type { NewSource } from './source-list.ts'

/** What a tool has found, before its sources have their numbers. */
export interface Finding {
  readonly sources: readonly NewSource[]
  /** A drawing of the first source's figures, which the answer may show. */
  readonly chart?: Chart
  /** What the model is told; `numbers` are those of the sources, in their order. */
  tell(numbers: readonly number[]): object
}

/** Arguments that were understood: the step to show people, and the work itself. */
export interface RunnableCall {
  step(language: Language): string
  /** Rejects with the failure of the port. */
  run(signal: AbortSignal): Promise<Finding>
}

/** Something that a model may ask for while it answers. */
export interface Tool {
  readonly name: string
  readonly kind: 'web' | 'market'
  /** For the model. */
  readonly description: string
  /** JSON Schema of the arguments. */
  readonly parameters: object
  /** Null when the arguments cannot be understood. */
  read(input: unknown): RunnableCall | null
}
