import { spawn } from 'node:child_process'
import { buildApp } from './build/app.ts'
import { root } from './run.ts'

const built = await buildApp()
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
server.on('close', (code, signal) => {
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1)
})
