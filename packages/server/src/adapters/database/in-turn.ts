import { Slots } from '../slots.ts'
import type { Database } from './database.ts'

/**
 * Of the twenty connections. Transactions of one user lock one another out anyway, so more of them
 * would only hold connections that others wait for.
 */
const AT_ONCE = 3

interface Turns {
  readonly slots: Slots
  users: number
}

const turnsOf = new WeakMap<Database, Map<string, Turns>>()

/**
 * The same database for one user, or for one network of visitors: no more than a few of its
 * transactions run at once in this process, the others wait for their turn without a connection.
 */
export function writesInTurn(database: Database, who: string): Database {
  return {
    ...database,
    get waiting() {
      return database.waiting
    },
    write: (work) => inTurn(database, who, () => database.write(work)),
  }
}

async function inTurn<T>(database: Database, who: string, work: () => Promise<T>): Promise<T> {
  const all = turnsOf.get(database) ?? new Map<string, Turns>()
  turnsOf.set(database, all)
  const own = all.get(who) ?? { slots: new Slots(AT_ONCE), users: 0 }
  all.set(who, own)
  own.users += 1
  try {
    return await own.slots.run(work)
  } finally {
    own.users -= 1
    if (own.users === 0) all.delete(who)
  }
}
