import type { Reporter, TestModule } from 'vitest/node'
import { failure, writeTally } from './tally.ts'

/** What failed outside the tests, too: a file that can't be read, a hook, an error that nobody caught. */
export default class VitestTally implements Reporter {
  onTestRunEnd(
    modules: readonly TestModule[],
    unhandled: ReadonlyArray<{ readonly message: string }>,
  ): void {
    const failed = unhandled.map(({ message }) => failure('an error that nobody caught', message))
    const repeated: string[] = []
    let passed = 0
    for (const module of modules) {
      const file = `${module.project.name} ${module.relativeModuleId}`
      for (const { message } of module.errors()) failed.push(failure(file, message))
      for (const suite of module.children.allSuites())
        for (const { message } of suite.errors())
          failed.push(failure(`${file} › ${suite.fullName}`, message))
      for (const test of module.children.allTests()) {
        const { state, errors } = test.result()
        if (state === 'passed') passed += 1
        if (state === 'passed' && test.diagnostic()?.flaky)
          repeated.push(`${file} › ${test.fullName}`)
        if (state === 'failed')
          failed.push(failure(`${file} › ${test.fullName}`, errors[0]?.message))
      }
    }
    writeTally({ passed, failed, repeated })
  }
}
