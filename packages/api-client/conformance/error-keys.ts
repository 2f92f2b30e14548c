import type { ErrorKey } from '../src/contract/contract.ts'
import type { Contract, Operation, Schema } from './contract.ts'
import type { Compile } from './schemas.ts'

/** What stands in `data` in every language; otherwise `data` repeats the message. */
const literals: Partial<Readonly<Record<ErrorKey, string>>> = {
  'error.invalidShareToken': 'Invalid share token',
  'error.twitterTaken': 'twitter account already binded',
}

/** Those that say when the allowance is full again. */
const limits: ReadonlySet<ErrorKey> = new Set(['error.topicLimit', 'error.messageLimit'])

export interface Failure {
  readonly code: 1
  readonly data: string
  readonly message: string
  readonly error_key: ErrorKey
  readonly resets_at?: number
}

/** The status under which an operation lists each of its keys. */
export type KeysOf = (operation: Operation) => ReadonlyMap<ErrorKey, string>

export function keyReader(contract: Contract, compile: Compile): KeysOf {
  const known = new Map<Operation, ReadonlyMap<ErrorKey, string>>()
  return (operation) => {
    const keys = known.get(operation) ?? declaredKeys(contract, compile, operation)
    known.set(operation, keys)
    return keys
  }
}

function declaredKeys(contract: Contract, compile: Compile, operation: Operation) {
  const declared = Object.entries(operation.responses).flatMap(([status, { content }]) => {
    const schema = content?.['application/json']?.schema
    const keys = schema ? keysOf(contract, 'ErrorKey') : []
    return keys
      .filter((key) => schema && lists(compile, schema, key))
      .map((key) => [key, status] as const)
  })
  return new Map(declared)
}

/** The keys with which the operation's streams may end. */
export function streamKeys(contract: Contract, operation: Operation): readonly ErrorKey[] {
  if (!operation.responses['200']?.content?.['text/event-stream']) return []
  return keysOf(contract, 'AskErrorKey')
}

function keysOf(contract: Contract, name: string): readonly ErrorKey[] {
  return (contract.follow({ $ref: `#/components/schemas/${name}` }).enum ?? []) as ErrorKey[]
}

function lists(compile: Compile, schema: Schema, error_key: ErrorKey): boolean {
  const message = 'text'
  try {
    compile(schema)({ code: 1, data: literals[error_key] ?? message, message, error_key }, '')
    return true
  } catch {
    return false
  }
}

/** What the contract says about failures beyond their schema; null when all is well. */
export function failureFault({ data, message, error_key, resets_at }: Failure): string | null {
  const expected = literals[error_key] ?? message
  if (data !== expected) return `data is ${JSON.stringify(data)}, not ${JSON.stringify(expected)}`
  if (limits.has(error_key) !== (resets_at !== undefined)) {
    return `resets_at stands beside the two limits alone, but is ${resets_at} at ${error_key}`
  }
  return null
}
