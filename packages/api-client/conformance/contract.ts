import type { ValidateFunction } from 'ajv/dist/2020.js'
import {
  type ErrorKey,
  errors,
  type Operation,
  type OperationId,
  operations,
  type Schema,
  type Schemas,
  schemas,
} from '../src/contract/contract.ts'
import { createCompiler } from '../src/contract/validation.ts'

const byId = new Map<OperationId, Operation>(operations.map((one) => [one.id, one]))

export function operationOf(id: OperationId): Operation {
  const operation = byId.get(id)
  if (!operation) throw new Error(`${id} is not in the contract`)
  return operation
}

/** The schema with its reference followed; what stands beside a `$ref` counts, too. */
export function follow({ $ref, ...beside }: Schema): Schema {
  if ($ref === undefined) return beside
  const found = schemas[$ref.replace('#/components/schemas/', '')]
  if (!found) throw new Error(`${$ref} is no schema of the contract`)
  return { ...follow(found), ...beside }
}

const compile = createCompiler(schemas, { allErrors: true })
const compiled = new Map<Schema, ValidateFunction>()

/** Throws where the value breaks the schema or has what it doesn't declare, and says all that is wrong. */
export function check(schema: Schema, value: unknown, what: string): void {
  const validate =
    compiled.get(schema) ?? compile({ allOf: [schema], unevaluatedProperties: false })
  compiled.set(schema, validate)
  if (validate(value)) return
  const faults = validate.errors?.map(
    ({ instancePath, message, params }) =>
      `${instancePath || '/'} ${message} ${JSON.stringify(params)}`,
  )
  throw new Error(`${what} breaks the contract:\n${faults?.join('\n')}\n${excerptOf(value)}`)
}

function excerptOf(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 600 ? `${text.slice(0, 600)}…` : text
}

export type Failure = Schemas['Failure']

/** Those that say when the allowance is full again. */
const dayLimits: ReadonlySet<ErrorKey> = new Set([
  'error.topicLimit',
  'error.messageLimit',
  'error.tokenLimit',
  'error.serverTokenLimit',
])

/** What the contract says about failures beyond their schema; null when all is well. */
export function failureFault({ data, message, error_key, resets_at }: Failure): string | null {
  const expected = errors[error_key].data ?? message
  if (data !== expected) return `data is ${JSON.stringify(data)}, not ${JSON.stringify(expected)}`
  if (dayLimits.has(error_key) !== (resets_at !== undefined)) {
    return `resets_at stands beside the limits of a day alone, but is ${resets_at} at ${error_key}`
  }
  return null
}
