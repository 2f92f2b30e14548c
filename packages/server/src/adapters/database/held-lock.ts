import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import type { Held } from './database.ts'

/** The pause before another try to reach the database. */
const RETRY_MS = 250
/** How long one try may take. */
const CONNECT_MS = 5000

/**
 * Holds the lock of a name on a connection of its own: PostgreSQL frees it as soon as the process
 * that is connected has died. A connection that breaks while the process lives is replaced.
 */
export async function holdLock(url: string, name: string): Promise<Held> {
  let isReleased = false
  let holder = await take()

  async function take(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: CONNECT_MS,
      keepAlive: true,
    })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
      client.once('end', takeAgain)
      return client
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
  }

  async function takeAgain() {
    while (!isReleased) {
      try {
        holder = await take()
        break
      } catch {
        await sleep(RETRY_MS, undefined, { ref: false })
      }
    }
    if (isReleased) await holder.end()
  }

  return {
    async release() {
      isReleased = true
      await holder.end()
    },
  }
}
