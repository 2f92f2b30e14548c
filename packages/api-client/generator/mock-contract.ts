import {
  type Contract,
  type Operation,
  readContract,
  type Schema,
} from '../conformance/contract.ts'
import { keyReader } from '../conformance/error-keys.ts'
import { schemaCompiler } from '../conformance/schemas.ts'

/** What tells people something and a machine nothing. */
const FOR_PEOPLE = new Set(['description', 'examples', 'x-extension'])

/** The contract as far as the mock reads it, as a module, so that no YAML is parsed in a browser. */
export function mockContract(openapi: string): string {
  const contract = readContract(openapi)
  const operations = [...contract.operations.values()]
  return [
    `import type { ErrorKey } from '../../src/contract/contract.ts'`,
    `import type { Operation } from './operation.ts'`,
    '',
    `export const operations: readonly Operation[] = [`,
    ...operations.map((operation) => `  ${JSON.stringify(shown(contract, operation))},`),
    ']',
    '',
    `export const statuses: Readonly<Record<ErrorKey, number>> = {`,
    ...statuses(contract).map(([key, status]) => `  '${key}': ${status},`),
    '}\n',
  ].join('\n')
}

function shown(contract: Contract, operation: Operation) {
  const { id, method, path, signInRequired, takesCookie, parameters, body } = operation
  return {
    id,
    method,
    path,
    signInRequired,
    takesCookie,
    parameters: parameters.map(({ name, in: part, required = false, schema }) => ({
      name,
      in: part,
      required,
      schema: inlined(contract, schema),
    })),
    body: body && {
      required: body.required,
      content: Object.fromEntries(
        Object.entries(body.content).map(([type, { schema }]) => [type, inlined(contract, schema)]),
      ),
    },
    pages: Object.entries(operation.responses)
      .filter(([, { content }]) => content?.['text/html'])
      .map(([status]) => Number(status)),
  }
}

/** The schema with what it refers to in its place. */
function inlined(contract: Contract, value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inlined(contract, item))
  if (typeof value !== 'object' || value === null) return value
  const kept = Object.entries(contract.follow(value as Schema)).filter(
    ([key]) => !FOR_PEOPLE.has(key),
  )
  return Object.fromEntries(kept.map(([key, inner]) => [key, inlined(contract, inner)]))
}

/** Each key has one status, whichever operation refuses with it. */
function statuses(contract: Contract): [key: string, status: string][] {
  const keysOf = keyReader(contract, schemaCompiler(contract))
  const all = [...contract.operations.values()].flatMap((operation) => [...keysOf(operation)])
  return [...new Map(all)].sort(([one], [other]) => one.localeCompare(other))
}
