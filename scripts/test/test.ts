import { run } from '../run.ts'
import { buildAndSourceChecks, buildChecks, runChecks } from './checks.ts'
import { runJourneys, runProcessSuites, runUnitSuites, type Tally } from './suites.ts'

const total: Tally = { passed: 0, failed: 0 }

await step('generate', () => run('node', ['scripts/generate.ts', '--check']))
total.failed += await runChecks(buildAndSourceChecks)
total.failed += await runChecks(buildChecks)
// Where the one waits for a server, the other computes.
for (const tally of await Promise.all([runUnitSuites(), runProcessSuites()])) add(tally)
// Alone, because journeys measure what a person sees while an answer arrives.
add(await runJourneys())

console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function step(name: string, work: () => Promise<unknown>) {
  console.log(`\n— ${name}`)
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    total.failed += 1
  }
}

function add(tally: Tally) {
  total.passed += tally.passed
  total.failed += tally.failed
}
