import { constants, existsSync, statSync, writeFileSync } from 'node:fs'
import { access, mkdir, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { reasonOf, StartError } from '../../start-error.ts'

/** Makes the data directory and sees to it that it can be written. */
export async function prepareDataDir(directory: string): Promise<void> {
  try {
    await make(directory)
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = reasonOf(error)
    throw new StartError(`DATA_DIR ${directory} cannot be written (${reason})`, { cause: error })
  }
}

/** Not `recursive`: that tries for ever where the parent exists but takes no children, as in /proc. */
async function make(directory: string): Promise<void> {
  if (await isDirectory(directory)) return
  if (dirname(directory) !== directory) await make(dirname(directory))
  await mkdir(directory, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have made it just now.
    if (!(await isDirectory(directory))) throw error
  })
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}

export interface Lock {
  release(): Promise<void>
}

/** Long enough for another process to write its id after it got the lock. */
const TIMEOUT_MS = 200
const SQLITE_BUSY = 5

/**
 * Keeps every other process out of the data directory until `release`, or until this process ends.
 * The embedded engine has no lock of its own: two processes on one directory lose each other's
 * commits silently. An open write transaction of SQLite is a lock that the system itself frees with
 * its process. Rejects with a `StartError` when another process is in.
 */
export async function lockDataDir(directory: string): Promise<Lock> {
  const file = join(directory, 'lock')
  try {
    for (;;) {
      const sqlite = lock(file, directory)
      if (sqlite) return { release: () => release(sqlite, file) }
    }
  } catch (error) {
    if (error instanceof StartError) throw error
    const reason = reasonOf(error)
    throw new StartError(`DATA_DIR ${directory} cannot be locked (${reason})`, { cause: error })
  }
}

/** Null when its holder removed the file in the meantime, so that a lock on it keeps nobody out. */
function lock(file: string, directory: string): DatabaseSync | null {
  if (!existsSync(file)) writeFileSync(file, '', { flag: 'a', mode: 0o600 })
  const inode = inodeOf(file)
  const isReplaced = () => inode === null || inode !== inodeOf(file)
  const sqlite = new DatabaseSync(file, { timeout: TIMEOUT_MS })
  try {
    // A journal on disk would be shared with the file that may take this one's place.
    sqlite.exec('pragma journal_mode = memory')
    // Others can read only what is committed: the id is, before the transaction that locks begins.
    sqlite.exec(`begin immediate; pragma user_version = ${process.pid}; commit`)
    sqlite.exec('begin immediate')
    if (!isReplaced()) return sqlite
  } catch (error) {
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY
    if (isBusy) throw inUse(directory, sqlite)
    if (!isReplaced()) throw error
  }
  sqlite.close()
  return null
}

function inUse(directory: string, sqlite: DatabaseSync): StartError {
  const { user_version: holder } = sqlite.prepare('pragma user_version').get() ?? {}
  sqlite.close()
  return new StartError(
    `DATA_DIR ${directory} is in use by process ${holder}: stop it, or choose another DATA_DIR`,
  )
}

function inodeOf(file: string): number | null {
  return statSync(file, { throwIfNoEntry: false })?.ino ?? null
}

/** The file goes first, while it is locked; Windows removes it only once it is closed. */
async function release(sqlite: DatabaseSync, file: string): Promise<void> {
  await rm(file, { force: true }).catch(() => undefined)
  sqlite.close()
  if (process.platform === 'win32') await rm(file, { force: true }).catch(() => undefined)
}
