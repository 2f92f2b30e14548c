import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { root, run } from './run.ts'

const SERVER = [
  '--watch',
  '--conditions=coinquiry',
  'packages/server/src/main.ts',
  '--api-only',
  '--check-replies',
]

await run('node', ['scripts/generate.ts', '--client'])
const children = [
  start('node', SERVER),
  start('npm', ['run', '--silent', 'dev', '--workspace=packages/app']),
]

let pending: NodeJS.Timeout | undefined
watch(new URL('../openapi.yaml', import.meta.url), () => {
  clearTimeout(pending)
  pending = setTimeout(
    () => run('node', ['scripts/generate.ts', '--client']).catch(console.error),
    200,
  )
})

process.on('SIGINT', () => {})
process.on('SIGTERM', () => end('SIGTERM'))

function start(program: string, args: readonly string[]): ChildProcess {
  const child = spawn(program, args, { cwd: root, stdio: 'inherit' })
  child.on('close', () => end('SIGTERM'))
  return child
}

function end(signal: NodeJS.Signals) {
  for (const child of children) child.kill(signal)
  process.exit()
}
