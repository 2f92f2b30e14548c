import { randomUUID } from 'node:crypto'
import { link, lstat, mkdtemp, rename, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'
import { AddressInUse, type Holding, hold, holderOf, pipeOf } from './lock-socket.ts'

const SOCKET = 'lock.sock'

/**
 * Keeps every other process out of the data directory until `release`, or until this process ends.
 * The embedded engine has no lock of its own: two processes on one directory lose each other's
 * commits silently. Rejects with a `StartError` when another process is in.
 */
export async function lockDataDir(directory: string): Promise<Holding> {
  try {
    // Windows frees the name of a pipe with its process, so nothing stale is ever left there.
    if (process.platform === 'win32') return await hold(pipeOf(directory))
    return await holdSocketFile(directory)
  } catch (error) {
    throw new StartError(explain(error, directory), { cause: error })
  }
}

async function holdSocketFile(directory: string): Promise<Holding> {
  const file = join(directory, SOCKET)
  // A socket's path may have about a hundred bytes: a link leads to directories that lie deeper.
  const folder = await mkdtemp(join(tmpdir(), 'coinquiry-lock-'))
  try {
    await symlink(directory, join(folder, 'd'))
    const address = join(folder, 'd', SOCKET)
    const stale = await setAside(file, address)
    const holding = await hold(address)
    if (stale) await rm(stale, { force: true })
    return {
      async release() {
        await holding.release()
        await rm(file, { force: true })
      },
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/**
 * Moves the file of a killed process out of the way, and only that one: when another process has
 * put its own file there since we asked, that goes back. Null when there was no file.
 */
async function setAside(file: string, address: string): Promise<string | null> {
  const left = await inodeOf(file)
  if (left === null) return null
  const holder = await holderOf(address)
  if (holder !== null) throw new AddressInUse(holder)
  const aside = `${file}.${randomUUID()}`
  await rename(file, aside)
  if ((await inodeOf(aside)) === left) return aside
  await link(aside, file)
  await rm(aside)
  throw new AddressInUse('')
}

async function inodeOf(file: string): Promise<bigint | null> {
  const stat = await lstat(file, { bigint: true }).catch(() => null)
  return stat?.ino ?? null
}

function explain(error: unknown, directory: string): string {
  if (!(error instanceof AddressInUse))
    return `DATA_DIR ${directory} cannot be locked (${error instanceof Error ? error.message : error})`
  const who = error.holder ? `process ${error.holder}` : 'another process'
  return `DATA_DIR ${directory} is in use by ${who}: stop it, or choose another DATA_DIR`
}
