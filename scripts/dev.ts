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

/** People open the app's own server; mails must lead there, and it must find the API. */
const env = {
  ...process.env,
  PUBLIC_URL: process.env.PUBLIC_URL ?? 'http://localhost:5173',
  API_ORIGIN: `http://127.0.0.1:${process.env.PORT ?? 3000}`,
}

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
  const child = spawn(program, args, { cwd: root, env, stdio: 'inherit' })
  child.on('close', () => end('SIGTERM'))
  return child
}

function end(signal: NodeJS.Signals) {
  for (const child of children) child.kill(signal)
  process.exit()
}
