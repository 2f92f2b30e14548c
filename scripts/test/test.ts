import { buildApp } from '../build/app.ts'
import { exitCode, run } from '../run.ts'
import { checks } from './checks.ts'
import { runJourneys, runVitest, type Tally } from './suites.ts'

const total: Tally = { passed: 0, failed: 0 }

await step('generate', () => run('node', ['scripts/generate.ts', '--check']))
await step('build', buildApp)
for (const { name, program, args } of checks) {
  await step(name, async () => {
    if ((await exitCode(program, args)) !== 0) throw new Error(`${name}: see above`)
  })
}
add(await runVitest())
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
