import { parseArgs } from 'node:util'
import { exitCode } from './run.ts'

const benches = [
  'handbook',
  'desk',
  'streaming',
  'long-topic',
  'first-token',
  'user-call',
  'many-streams',
  'two-nodes',
  'lists',
  'shared-topic',
  'exports',
  'refusals',
  'upkeep',
  'first-paint',
]

/** The server alone, without a browser or a large database: within a minute. */
const quickBenches = ['first-token', 'user-call', 'many-streams']
/** So few that the figures tell no more than whether something is far off. */
const QUICK = { BENCH_ROUNDS: '2', BENCH_ASKS: '100', BENCH_SECONDS: '2' }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: 'boolean', default: false } },
})
const usual = values.quick ? quickBenches : benches
const variables = values.quick ? QUICK : {}
for (const bench of positionals.length > 0 ? positionals : usual) {
  const code = await exitCode(
    'node',
    ['--conditions=coinquiry', `tests/bench/${bench}.ts`],
    variables,
  )
  if (code !== 0) throw new Error(`The bench ${bench} ended with ${code}`)
}
