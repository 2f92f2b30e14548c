import { grouped } from '../src/grouped.ts'
import { CaseContext } from './case-context.ts'
import { isLeftOut } from './left-out.ts'
import type { Subject } from './subject.ts'
import { casesFor } from './suite.ts'

/** The two functions that Vitest, Jest, Mocha and `node:test` have in common. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown
  test(name: string, body: (...context: unknown[]) => Promise<void>): unknown
}

/**
 * Everything that a server of this contract must do, given to a test runner as tests. A test that
 * needs a world which the subject leaves out is skipped, or fails where the runner has no way to
 * skip a test that has begun.
 */
export function describeConformance(subject: Subject, runner: TestRunner): void {
  runner.describe(subject.name, () => {
    const groups = grouped(casesFor(subject), ({ operation }) => operation)
    for (const [operation, cases] of groups) {
      runner.describe(operation, () => {
        for (const { name, outcome, run } of cases) {
          const body = skippable(() => run(new CaseContext(subject)))
          runner.test(`${outcome}: ${name}`, body)
        }
      })
    }
  })
}

interface Skipping {
  skip(reason: string): unknown
}

/** Names no parameter: Jest and Mocha would take it for the callback of a test. */
function skippable(run: () => Promise<void>) {
  return async function (this: unknown, ...[context]: unknown[]): Promise<void> {
    try {
      await run()
    } catch (error) {
      // Vitest and node:test hand over what can skip, Mocha binds it.
      const skipping = [context, this].find(canSkip)
      if (!isLeftOut(error) || !skipping) throw error
      skipping.skip(error.message)
    }
  }
}

const canSkip = (value: unknown): value is Skipping =>
  typeof (Object(value) as Partial<Skipping>).skip === 'function'
