import { run } from './run.ts'

const benches = [
  'handbook',
  'desk',
  'streaming',
  'long-topic',
  'first-token',
  'user-call',
  'many-streams',
  'lists',
  'shared-topic',
  'exports',
  'refusals',
  'upkeep',
  'first-paint',
]

const asked = process.argv.slice(2)
for (const bench of asked.length > 0 ? asked : benches) {
  await run('node', ['--conditions=coinquiry', `tests/bench/${bench}.ts`])
}
