import { spawn } from 'node:child_process'
import { buildApp } from './build/app.ts'
import { root } from './run.ts'

const PARENT_LOOK_MS = 250

// A `kill` of npm ends only npm and the shell between it and this process, which then has another parent.
const parent = process.ppid
const isOrphan = () => process.ppid !== parent

const built = await buildApp()
if (isOrphan()) process.exit(1)
if (!built) console.log('The app is already built.')

const server = spawn(
  process.execPath,
  [
    '--conditions=coinquiry',
    '--disable-warning=ExperimentalWarning',
    'packages/server/src/main.ts',
  ],
  { cwd: root, stdio: 'inherit' },
)
// A terminal's Ctrl+C reaches the server by itself; the launcher only waits for its end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
const watching = setInterval(() => {
  if (!isOrphan()) return
  clearInterval(watching)
  server.kill('SIGTERM')
}, PARENT_LOOK_MS)
server.on('close', (code, signal) => {
  clearInterval(watching)
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
