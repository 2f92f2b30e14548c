import type { Database, Held } from '../adapters/database/database.ts'

/** A database that can be disconnected, so that the node that uses it looks dead to others. */
export function pluggable(database: Database) {
  let plugged = true
  const held: Held[] = []
  const reach = () => {
    if (!plugged) throw new Error('The database cannot be reached')
  }
  const reachable: Database = {
    kind: database.kind,
    waiting: 0,
    db: database.db.withPlugin({
      transformQuery({ node }) {
        reach()
        return node
      },
      transformResult: async ({ result }) => result,
    }),
    async write(work) {
      reach()
      return database.write(work)
    },
    async hold(name) {
      const lock = await database.hold(name)
      held.push(lock)
      return lock
    },
    close: async () => undefined,
  }
  return {
    database: reachable,
    pull() {
      plugged = false
    },
    /** As when its process is killed, which frees its locks. */
    async kill() {
      plugged = false
      await Promise.all(held.map((lock) => lock.release()))
    },
    plug() {
      plugged = true
    },
  }
}
