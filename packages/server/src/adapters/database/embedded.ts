import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { Kysely, PGliteDialect } from 'kysely'
import { reasonOf, StartError } from '../../start-error.ts'
import { prepareDataDir } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { type Database, type Db, databaseOver } from './database.ts'
import { pgliteIn } from './pglite-proxy.ts'
import { startUpkeep } from './upkeep.ts'

const filesIn = (directory: string) => join(directory, 'database')

export const hasEmbedded = (directory: string): boolean => existsSync(filesIn(directory))

/** The embedded engine with its files under `directory`, which no other process may use meanwhile. */
export async function openEmbedded(directory: string): Promise<Database> {
  await prepareDataDir(directory)
  const lock = await lockDataDir(directory)
  try {
    const pglite = await start(filesIn(directory))
    const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
    const upkeep = startUpkeep(db, console.error)
    const close = async () => {
      await upkeep.stop()
      await db.destroy()
      if (!pglite.closed) await pglite.close()
      await lock.release()
    }
    return databaseOver(db, 'embedded', { close })
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function start(files: string) {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: files,
    // Flags meant for this process's own entry would stop the thread from loading.
    execArgv: [],
  })
  try {
    return await pgliteIn(worker, endProcess)
  } catch (error) {
    const reason = reasonOf(error)
    throw new StartError(`The database in ${files} could not be opened: ${reason}`, {
      cause: error,
    })
  }
}

/** Answers that cannot be stored must not be given. */
function endProcess(reason: Error): never {
  console.error(`The embedded database stopped: ${reason.message}`)
  process.exit(1)
}
