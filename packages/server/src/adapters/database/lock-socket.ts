import { createHash } from 'node:crypto'
import { createConnection, createServer } from 'node:net'

export interface Holding {
  release(): Promise<void>
}

/** Somebody listens at the address already: `holder` is its process id, or empty if unknown. */
export class AddressInUse extends Error {
  readonly holder: string
  constructor(holder: string, options?: ErrorOptions) {
    super('The address is in use', options)
    this.holder = holder
  }
}

/** What a file says when no process listens behind it. */
const DEAD = new Set(['ECONNREFUSED', 'ENOENT', 'ENOTSOCK'])
const PATIENCE_MS = 1000

/** Listens at the address, so that no other process can, and tells callers this process's id. */
export async function hold(address: string): Promise<Holding> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.end(String(process.pid))
  })
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(address, resolve)
  try {
    await promise
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error
    throw new AddressInUse((await holderOf(address)) ?? '', { cause: error })
  }
  server.unref()
  return { release: () => new Promise((released) => server.close(() => released())) }
}

/** The id of the process that answers at the address (empty if it is too busy), null when none does. */
export async function holderOf(address: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let said = ''
  const socket = createConnection(address)
  socket.setEncoding('utf8')
  socket.setTimeout(PATIENCE_MS, () => resolve(said))
  socket.on('error', (error) => resolve(DEAD.has(codeOf(error)) ? null : said))
  socket.on('data', (text) => {
    said += text
  })
  socket.on('end', () => resolve(said))
  return promise.finally(() => socket.destroy())
}

/** The named pipe that stands for a directory on Windows. */
export function pipeOf(directory: string): string {
  const name = createHash('sha256').update(directory.toLowerCase()).digest('hex')
  return `\\\\.\\pipe\\coinquiry-${name}`
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
