import type { ErrorKey, OperationId } from '../src/contract/contract.ts'
import type { Case, Shown } from './case.ts'
import type { Law } from './client.ts'
import type { Operation } from './contract.ts'
import { streamKeys } from './error-keys.ts'
import { limited } from './limited.ts'

/** Refusals that no request can provoke in a server without a fault, wherever they are declared. */
const unprovokable: Readonly<Partial<Record<ErrorKey, string>>> = {
  'error.internal': 'a fault of the server, which has none that a client knows of',
  'error.notBuilt': 'of operations that a server leaves out',
}

/** Any operation may be limited; of these it is shown. */
const limitedOnes: ReadonlySet<OperationId> = new Set(limited)

/** What the contract declares and no case shows, as `operation: what`. */
export function notShown(law: Law, cases: readonly Case[]): string[] {
  const shown = new Set(cases.map(({ operation, shows }) => `${operation}: ${shows}`))
  return [...law.contract.operations.values()]
    .flatMap((operation) => expected(law, operation).map((what) => `${operation.id}: ${what}`))
    .filter((what) => !shown.has(what))
}

/** What cases show that the contract doesn't declare. */
export function notDeclared(law: Law, cases: readonly Case[]): string[] {
  return cases
    .filter(({ operation, shows }) => {
      const found = law.contract.operations.get(operation)
      return !found || !declared(law, found).includes(shows)
    })
    .map(({ operation, shows }) => `${operation}: ${shows}`)
}

function expected(law: Law, operation: Operation): Shown[] {
  const isLimited = limitedOnes.has(operation.id)
  return declared(law, operation).filter((shown) => {
    const key = shown.replace('stream ', '') as ErrorKey
    return !(key in unprovokable) && (key !== 'error.tooManyRequests' || isLimited)
  })
}

function declared(law: Law, operation: Operation): Shown[] {
  const streams = streamKeys(law.contract, operation).map((key): Shown => `stream ${key}`)
  return ['success', ...law.keysOf(operation).keys(), ...streams]
}
