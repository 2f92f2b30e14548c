import { join } from 'node:path'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { prepareDataDir } from './data-dir.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { type Database, type Db, databaseOver } from './database.ts'
import { pgliteInWorker } from './pglite-proxy.ts'

const UPKEEP_MS = 5 * 60_000

/** The embedded engine with its files under `directory`, which no other process may use meanwhile. */
export async function openEmbedded(directory: string): Promise<Database> {
  await prepareDataDir(directory)
  const lock = await lockDataDir(directory)
  try {
    const pglite = await pgliteInWorker(join(directory, 'database'), endProcess)
    const db: Db = new Kysely({ dialect: new PGliteDialect({ pglite }) })
    const upkeep = setInterval(() => tidy(db).catch(console.error), UPKEEP_MS)
    upkeep.unref()
    return databaseOver(db, 'embedded', async () => {
      clearInterval(upkeep)
      await db.destroy()
      await pglite.close()
      await lock.release()
    })
  } catch (error) {
    await lock.release()
    throw error
  }
}

/** What a server does by itself in the background, and this engine does not. */
async function tidy(db: Db): Promise<void> {
  await sql`vacuum analyze`.execute(db)
  await sql`checkpoint`.execute(db)
}

/** Answers that cannot be stored must not be given. */
function endProcess(reason: Error): never {
  console.error(`The embedded database stopped: ${reason.message}`)
  process.exit(1)
}
