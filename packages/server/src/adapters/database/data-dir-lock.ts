import { createHash, randomUUID } from 'node:crypto'
import { link, lstat, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { createConnection, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'

export interface Lock {
  release(): Promise<void>
}

const SOCKET = 'lock.sock'

/**
 * Keeps a second process out of the data directory for as long as this one lives. The embedded
 * engine has no lock of its own: two processes on one directory lose each other's commits silently.
 * The holder listens on a socket file, so a file that nobody answers on is left from a killed one.
 */
export async function lockDataDir(directory: string): Promise<Lock> {
  if (process.platform === 'win32') return holdPipe(directory)
  const file = join(directory, SOCKET)
  const address = await shortAddress(directory)
  try {
    const left = await inodeOf(file)
    const aside = left === null ? null : await moveAside(file, left, address.path, directory)
    const server = await listen(address.path, directory)
    if (aside) await rm(aside, { force: true })
    return {
      async release() {
        await closed(server)
        await rm(file, { force: true })
      },
    }
  } finally {
    await address.forget()
  }
}

/** A socket's path may have about a hundred bytes only; a link leads to directories that are deeper. */
async function shortAddress(directory: string) {
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-'))
  const way = join(folder, 'd')
  await symlink(directory, way)
  return {
    path: join(way, SOCKET),
    forget: () => rm(folder, { recursive: true, force: true }),
  }
}

/** Takes a dead process's socket file away, but never the one of a process that came in between. */
async function moveAside(file: string, left: bigint, address: string, directory: string) {
  const holder = await holderOf(address)
  if (holder !== null) throw inUse(directory, holder)
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside)
  if ((await inodeOf(aside)) === left) return aside
  await link(aside, file)
  await rm(aside)
  throw inUse(directory, 'unknown')
}

/** The process that answers at the address, or null when nobody does. */
async function holderOf(address: string): Promise<string | null> {
  const { promise, resolve } = Promise.withResolvers<string | null>()
  let said = ''
  const socket = createConnection(address)
  socket.setEncoding('utf8')
  socket.on('error', () => resolve(null))
  socket.on('data', (text) => {
    said += text
  })
  socket.on('end', () => resolve(said))
  return promise
}

async function listen(address: string, directory: string): Promise<Server> {
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
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw inUse(directory, (await holderOf(address)) ?? 'unknown')
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`DATA_DIR ${directory} cannot be locked (${reason})`, { cause: error })
  }
  server.unref()
  return server
}

/** Windows frees the name of a pipe with its process: nothing stale is ever left. */
async function holdPipe(directory: string): Promise<Lock> {
  const name = createHash('sha256').update(directory.toLowerCase()).digest('hex')
  const server = await listen(`\\\\.\\pipe\\coinquiry-${name}`, directory)
  return { release: () => closed(server) }
}

async function inodeOf(file: string): Promise<bigint | null> {
  try {
    return (await lstat(file, { bigint: true })).ino
  } catch {
    return null
  }
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

function inUse(directory: string, holder: string): StartError {
  return new StartError(
    `DATA_DIR ${directory} is in use by another server (process ${holder}): stop that one, or choose another DATA_DIR`,
  )
}
