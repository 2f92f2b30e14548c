import { readFileSync } from 'node:fs'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { platform } from 'node:process'
import Fastify from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from './env.ts'
import { listen } from './listen.ts'

const READERS = 2000
/** Between two looks at the queue, and how many there are at most: the system may be slow. */
const PAUSE_MS = 20
const LOOKS = 500
const LISTENING = '0A'

/** How many connections wait to be accepted at the port, as Linux tells it. */
function waitingAt(port: number): number {
  const local = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  for (const line of readFileSync('/proc/net/tcp', 'utf8').split('\n')) {
    const [, address = '', , state, queues = ''] = line.trim().split(/\s+/)
    if (state !== LISTENING || !address.endsWith(local)) continue
    return Number.parseInt(queues.split(':')[1] ?? '', 16)
  }
  throw new Error(`Nobody listens at ${port}`)
}

/** Keeps this thread, and with it the server, from accepting anything. */
function block(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}

// Elsewhere the system does not tell how many wait.
it.runIf(platform === 'linux')(
  'has a place for everybody who connects again at once, while the server is busy',
  async () => {
    const app = Fastify()
    onTestFinished(() => app.close())
    await listen(app, readEnv({ PORT: '0' }))
    const { port } = app.server.address() as AddressInfo
    const accepted = Promise.withResolvers<void>()
    let count = 0
    app.server.on('connection', () => {
      count += 1
      if (count === READERS) accepted.resolve()
    })
    const readers: Socket[] = []
    for (let n = 0; n < READERS; n += 1) {
      const reader = connect(port, '127.0.0.1')
      reader.on('error', accepted.reject)
      readers.push(reader)
    }
    // They ask for their connections in the ticks before this one, and nothing is accepted in between.
    await new Promise<void>((resolve) => process.nextTick(resolve))
    let waiting = waitingAt(port)
    for (let look = 0; look < LOOKS && waiting < READERS; look += 1) {
      block(PAUSE_MS)
      waiting = waitingAt(port)
    }
    // Who has no place would try again in a second, and then in three.
    expect(waiting).toBe(READERS)
    await accepted.promise
    for (const reader of readers) reader.destroy()
  },
)
