import { operations } from '../src/contract/contract.ts'
import { grouped } from '../src/grouped.ts'
import { type Case, refusal } from './case.ts'
import { CaseContext } from './case-context.ts'
import { writtenCases } from './cases/cases.ts'
import { operationOf } from './contract.ts'
import { generatedCases } from './generated-cases/generated-cases.ts'
import { sampleRequest } from './generated-cases/values.ts'
import type { Subject } from './subject.ts'

/** The two functions that Vitest, Jest, Mocha and `node:test` have in common. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown
  test(name: string, body: () => Promise<void>): unknown
}

/** Everything that a server of this contract must do, given to a test runner as tests. */
export function describeConformance(subject: Subject, runner: TestRunner): void {
  runner.describe(subject.name, () => {
    const groups = grouped(casesFor(subject), ({ operation }) => operation)
    for (const [operation, cases] of groups) {
      runner.describe(operation, () => {
        for (const { name, outcome, run } of cases) {
          runner.test(`${outcome}: ${name}`, () => run(new CaseContext(subject)))
        }
      })
    }
  })
}

/** All cases of the suite. */
export const allCases: readonly Case[] = [...writtenCases, ...operations.flatMap(generatedCases)]

function casesFor({ decides, questions, notOffered = [] }: Subject): readonly Case[] {
  const left = new Set(notOffered)
  const offered = allCases.filter(
    ({ operation, decided, needs }) =>
      !left.has(operation) && (decides || !decided) && (!needs || questions[needs] !== undefined),
  )
  return [...offered, ...notOffered.map(notBuilt)]
}

function notBuilt(id: Case['operation']): Case {
  const request = sampleRequest(operationOf(id))
  return refusal(id, 'error.notBuilt', 'an operation that is left out', request)
}
