import { type ZodType, z } from 'zod'
import type { DataKind } from '../../../ports/live-data.ts'
import type { Language } from '../../../ports.ts'
import type { Finding, Tool } from './tool.ts'

interface Definition<T> {
  readonly name: string
  readonly kind: DataKind
  /** For the model. */
  readonly description: string
  /** JSON Schema of each argument. */
  readonly properties: Readonly<Record<string, object>>
  readonly required?: readonly string[]
  /** The arguments as models write them. */
  readonly input: ZodType<T>
  step(input: T, language: Language): string
  run(input: T, signal: AbortSignal): Promise<Finding>
}

/** A tool whose arguments a schema reads; what does not fit it cannot be understood. */
export function defineTool<T>(definition: Definition<T>): Tool {
  const { name, kind, description, properties, required = [], input, step, run } = definition
  return {
    name,
    kind,
    description,
    parameters: { type: 'object', properties, required },
    read(given) {
      const { success, data } = input.safeParse(given ?? {})
      if (!success) return null
      return { step: (language) => step(data, language), run: (signal) => run(data, signal) }
    },
  }
}

/** One of these words, however it is written; the first one for anything else. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z
    .string()
    .transform((text) =>
      text
        .trim()
        .toLowerCase()
        .replaceAll(/[\s-]+/g, '_'),
    )
    .pipe(z.enum(words))
    .catch(() => words[0])

/** A count within bounds; `usual` for what is no number. */
export const count = (most: number, usual: number) =>
  z.coerce
    .number()
    .transform((given) => Math.min(most, Math.max(1, Math.round(given))))
    .catch(usual)

export const nothing = (note: string): Finding => ({ sources: [], tell: () => ({ note }) })
