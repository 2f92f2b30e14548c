import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { fileURLToPath } from 'node:url'
import { freePort } from '@coinquiry/server/testing'
import { expect, onTestFinished, test } from 'vitest'
import { startServer } from '../fakes/server-process.ts'
import { eventually } from './recorded-answer.ts'
import { newStore } from './store.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

test('killing npm start ends the server, too, and frees its port and data directory', async () => {
  await using store = await newStore('new embedded')
  const port = await freePort()
  const npm = npmStart({ PORT: String(port), DATA_DIR: store.dataDir })
  await saysReady(npm)
  expect(await accepts(port)).toBe(true)

  npm.kill('SIGTERM')
  await once(npm, 'exit')
  await eventually(async () => expect(await accepts(port)).toBe(false))
  await using again = await startServer({ ...store, env: { PORT: String(port) } })
  expect(await accepts(port)).toBe(true)
  expect(await again.stop()).toMatchObject({ code: 0, stderr: '' })
})

function npmStart(env: Readonly<Record<string, string>>): ChildProcess {
  const { PATH = '', HOME = '', TMPDIR = '' } = process.env
  // Everything is installed: without its `prestart`.
  const npm = spawn('npm', ['start', '--ignore-scripts'], {
    cwd: ROOT,
    env: { PATH, HOME, TMPDIR, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  onTestFinished(() => killGroup(npm.pid))
  return npm
}

/** Ends what a failed test may have left running. */
function killGroup(pid: number | undefined) {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function saysReady({ stdout }: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let text = ''
  stdout?.setEncoding('utf8').on('data', (piece: string) => {
    text += piece
    if (text.includes('Coinquiry is ready')) resolve()
  })
  stdout?.once('end', () => reject(new Error(`The server did not start:\n${text}`)))
  return promise
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
