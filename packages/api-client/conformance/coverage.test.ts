import { expect, test } from 'vitest'
import {
  type ErrorKey,
  type Operation,
  type OperationId,
  operations,
} from '../src/contract/contract.ts'
import type { Case, Outcome } from './case.ts'
import { limited } from './subject.ts'
import { allCases } from './suite.ts'

/** Refusals that no request can provoke in a server without a fault, wherever they are declared. */
const unprovokable: Readonly<Partial<Record<ErrorKey, string>>> = {
  'error.internal': 'a fault of the server, which has none that a client knows of',
  'error.notBuilt': 'of operations that a server leaves out',
}

/** Any operation may be limited; of these a case shows it. */
const limitedOnes: ReadonlySet<OperationId> = new Set(limited)

/** What the contract declares and no case shows, as `operation: outcome`. */
function uncovered(cases: readonly Case[]): string[] {
  const covered = new Set(cases.map(({ operation, outcome }) => `${operation}: ${outcome}`))
  return operations
    .flatMap((operation) => expected(operation).map((outcome) => `${operation.id}: ${outcome}`))
    .filter((outcome) => !covered.has(outcome))
}

/** What cases show that the contract doesn't declare. */
function undeclared(cases: readonly Case[]): string[] {
  return cases
    .filter(({ operation, outcome }) => {
      const found = operations.find(({ id }) => id === operation)
      return !found || !declared(found).includes(outcome)
    })
    .map(({ operation, outcome }) => `${operation}: ${outcome}`)
}

function expected(operation: Operation): Outcome[] {
  const isLimited = limitedOnes.has(operation.id)
  return declared(operation).filter((outcome) => {
    const key = outcome.replace('stream ', '') as ErrorKey
    return !(key in unprovokable) && (key !== 'error.tooManyRequests' || isLimited)
  })
}

function declared({ errors, streamErrors }: Operation): Outcome[] {
  const ofStreams = streamErrors.map((key): Outcome => `stream ${key}`)
  return ['success', ...(Object.keys(errors) as ErrorKey[]), ...ofStreams]
}

test('each operation, each of its refusals and each end of its streams has a case', () => {
  expect(uncovered(allCases)).toEqual([])
})

test('no case shows what the contract does not declare', () => {
  expect(undeclared(allCases)).toEqual([])
})

test('a case that is missing is noticed', () => {
  const without = allCases.filter(({ outcome }) => outcome !== 'error.staleParent')
  expect(uncovered(without)).toEqual(['ask: error.staleParent'])
})

test('the cases of an operation go by names of their own', () => {
  const names = allCases.map(({ operation, outcome, name }) => `${operation} ${outcome} ${name}`)
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
})
