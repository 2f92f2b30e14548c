import { createHash } from 'node:crypto'
import { createConnection, createServer } from 'node:net'

interface Listening {
  close(): Promise<void>
}

/** What a file says when no process listens behind it. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])
const PATIENCE_MS = 1000

/** Listens at the address until this process ends, and answers callers with `answer`. */
export async function listen(address: string, answer: () => string): Promise<Listening> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(answer())
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(address, resolve)
  await promise
  server.unref()
  return { close: () => new Promise((closed) => server.close(() => closed())) }
}

/** What the process at the address says (nothing if it is too busy), or null when there is none. */
export async function answerOf(address: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let said = ''
  const socket = createConnection(address)
  socket.setEncoding('utf8')
  socket.setTimeout(PATIENCE_MS, () => resolve(said))
  socket.on('error', (error) => resolve('code' in error && DEAD.has(`${error.code}`) ? null : said))
  socket.on('data', (text) => {
    said += text
  })
  socket.on('end', () => resolve(said))
  return promise.finally(() => socket.destroy())
}

/** The named pipe of a directory on Windows. */
export function pipeOf(directory: string): string {
  const name = createHash('sha256').update(directory.toLowerCase()).digest('hex')
  return `\\\\.\\pipe\\coinquiry-${name}`
}
