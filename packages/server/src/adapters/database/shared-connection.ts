import type { DatabaseConnection, QueryExecutor } from 'kysely'

/** So many reads share a connection, then it is given back: nobody waits behind more than these. */
const READS = 8

interface Share {
  readonly connection: Promise<DatabaseConnection>
  readonly end: () => void
  joined: number
  reading: number
}

/** The connection that the next read joins. */
const shares = new WeakMap<QueryExecutor, Share>()

/**
 * Runs a short read on a connection that others use at the same moment: the database takes them in
 * their order, and none is held back until the one in front is answered.
 */
export async function onSharedConnection<T>(
  executor: QueryExecutor,
  read: (connection: DatabaseConnection) => Promise<T>,
): Promise<T> {
  const share = shareOf(executor)
  share.joined += 1
  share.reading += 1
  try {
    return await read(await share.connection)
  } finally {
    share.reading -= 1
    if (share.reading === 0) {
      if (shares.get(executor) === share) shares.delete(executor)
      share.end()
    }
  }
}

function shareOf(executor: QueryExecutor): Share {
  const open = shares.get(executor)
  if (open && open.joined < READS) return open
  const { promise: connection, resolve, reject } = Promise.withResolvers<DatabaseConnection>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  executor
    .provideConnection(async (provided) => {
      resolve(provided)
      await ended
    })
    .catch(reject)
  const share = { connection, end, joined: 0, reading: 0 }
  shares.set(executor, share)
  return share
}
