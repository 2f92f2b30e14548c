import { exitCode, run } from './run.ts'

await run('node', ['scripts/generate.ts', '--client'])
process.on('SIGINT', () => {})
process.exitCode = await exitCode('npm', [
  'run',
  '--silent',
  'dev:mock',
  '--workspace=packages/app',
])
