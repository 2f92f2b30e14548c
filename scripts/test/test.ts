import { run } from '../run.ts'
import { buildAndSourceChecks, buildChecks, runChecks } from './checks.ts'
import { runJourneys, runProcessSuites, runUnitSuites } from './suites.ts'
import type { Tally } from './tally.ts'

let passed = 0
const failed: string[] = []
const repeated: string[] = []

console.log('\n— generate')
await run('node', ['scripts/generate.ts', '--check']).catch((error: Error) => {
  console.error(error.message)
  failed.push('generate')
})
failed.push(...(await runChecks(buildAndSourceChecks)))
failed.push(...(await runChecks(buildChecks)))
// Where the one waits for a server, the other computes.
for (const tally of await Promise.all([runUnitSuites(), runProcessSuites()])) add(tally)
// Alone, because journeys measure what a person sees while an answer arrives.
add(await runJourneys())

// Once more, for in thousands of lines nobody finds it.
if (repeated.length > 0)
  console.log(`\n— passed only when repeated: mend them\n${repeated.join('\n')}\n`)
if (failed.length > 0) console.log(`\n— failed\n${failed.join('\n')}\n`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

function add(tally: Tally) {
  passed += tally.passed
  failed.push(...tally.failed)
  repeated.push(...tally.repeated)
}
