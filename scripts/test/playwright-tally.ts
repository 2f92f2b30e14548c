import { relative } from 'node:path'
import type { FullConfig, Reporter, Suite, TestCase, TestError } from '@playwright/test/reporter'
import { root } from '../run.ts'
import { failure, writeTally } from './tally.ts'

/** What passed when repeated counts as passed. */
export default class PlaywrightTally implements Reporter {
  #tests: readonly TestCase[] = []
  readonly #errors: TestError[] = []

  onBegin(_config: FullConfig, suite: Suite): void {
    this.#tests = suite.allTests()
  }

  /** Outside the tests: a file that can't be read, a set-up that failed. */
  onError(error: TestError): void {
    this.#errors.push(error)
  }

  onEnd(): void {
    const failed = this.#errors.map(({ message }) => failure('outside the journeys', message))
    for (const test of this.#tests)
      if (test.outcome() === 'unexpected')
        failed.push(failure(placeOf(test), test.results.at(-1)?.error?.message))
    const repeated = this.#tests.filter((test) => test.outcome() === 'flaky').map(placeOf)
    writeTally({ passed: this.#tests.filter((test) => test.ok()).length, failed, repeated })
  }
}

function placeOf(test: TestCase): string {
  const { file, line } = test.location
  return `${relative(root, file)}:${line} › ${test.title}`
}
