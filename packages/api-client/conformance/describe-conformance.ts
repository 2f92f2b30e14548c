import { type Case, refusal } from './case.ts'
import { writtenCases } from './cases/cases.ts'
import type { Law } from './client.ts'
import { type Contract, readContract } from './contract.ts'
import { keyReader } from './error-keys.ts'
import { generatedCases } from './generated-cases/generated-cases.ts'
import { sampleRequest } from './generated-cases/sample.ts'
import { schemaCompiler } from './schemas.ts'
import { Stage } from './stage.ts'
import { strictReader } from './strict.ts'
import type { Subject } from './subject.ts'

/** The two words that Vitest, Jest, Mocha and `node:test` have in common. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown
  test(name: string, body: () => Promise<void>): unknown
}

/** Everything that a server of this contract must do, told to a test runner as tests. */
export function describeConformance(subject: Subject, openapi: string, runner: TestRunner): void {
  const law = lawOf(openapi)
  runner.describe(subject.name, () => {
    const groups = Map.groupBy(casesFor(subject, law.contract), ({ operation }) => operation)
    for (const [operation, cases] of groups) {
      runner.describe(operation, () => {
        for (const { name, shows, run } of cases) {
          runner.test(`${shows}: ${name}`, () => run(new Stage(subject, law)))
        }
      })
    }
  })
}

/** The contract, and what reads replies by it. */
export function lawOf(openapi: string): Law {
  const contract = readContract(openapi)
  const compile = schemaCompiler(contract)
  return { contract, compile, read: strictReader(compile), keysOf: keyReader(contract, compile) }
}

/** All cases of the suite. */
export function allCases(contract: Contract): readonly Case[] {
  return [...writtenCases, ...generatedCases(contract)]
}

function casesFor({ decides, notOffered = [] }: Subject, contract: Contract): readonly Case[] {
  const left = new Set(notOffered)
  const offered = allCases(contract).filter(
    ({ operation, decided }) => !left.has(operation) && (decides || !decided),
  )
  return [...offered, ...notOffered.map((id) => notBuilt(contract, id))]
}

function notBuilt(contract: Contract, id: Case['operation']): Case {
  return refusal(id, 'error.notBuilt', 'an operation that is left out', async (stage) => {
    const operation = contract.operations.get(id)
    if (!operation) throw new Error(`${id} is not in the contract`)
    return { client: await stage.freeUser(), request: sampleRequest(contract, operation) }
  })
}
