import type { Database } from '../../adapters/database/database.ts'
import type { Clock } from '../../ports.ts'
import { existingUsers, livingSessions } from './store.ts'

/** Streams that somebody reads who is signed in; each ends with its session. */
export interface Readers {
  /** Passes the frames on until they, or the session, end; `onSignedOut` is called in the latter case. */
  read(
    reader: ReaderSession,
    frames: AsyncIterable<string>,
    onSignedOut?: () => void,
  ): AsyncIterable<string>
  /** Ends the streams of all sessions that have ended, at whatever node. */
  check(): Promise<void>
}

interface ReaderSession {
  readonly userId: string
  readonly tokenHash: Uint8Array
}

type End = () => void
const ENDED = Symbol('ended')

export function createReaders({
  database,
  clock,
}: {
  readonly database: Pick<Database, 'db'>
  readonly clock: Clock
}): Readers {
  const readers = new Map<string, { readonly userId: string; readonly ends: Set<End> }>()
  const keyOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')

  async function* read(
    { userId, tokenHash }: ReaderSession,
    frames: AsyncIterable<string>,
    onSignedOut: End = () => undefined,
  ): AsyncGenerator<string, void> {
    const key = keyOf(tokenHash)
    let hasEnded = false
    let leave: End = () => undefined
    const end = () => {
      hasEnded = true
      leave()
    }
    const { ends } = readers.get(key) ?? { ends: new Set<End>() }
    readers.set(key, { userId, ends: ends.add(end) })
    const iterator = frames[Symbol.asyncIterator]()
    try {
      for (;;) {
        // A race against one promise for the whole stream would keep something of each frame.
        const next = await new Promise<IteratorResult<string> | typeof ENDED>((resolve, reject) => {
          leave = () => resolve(ENDED)
          if (hasEnded) leave()
          else iterator.next().then(resolve, reject)
        })
        if (next === ENDED) return onSignedOut()
        if (next.done) return
        yield next.value
      }
    } finally {
      ends.delete(end)
      if (ends.size === 0) readers.delete(key)
      // Not waited for: it ends after the frame that is on its way, which may take a while.
      iterator.return?.()?.catch(() => undefined)
    }
  }

  async function check() {
    const keys = [...readers.keys()]
    if (keys.length === 0) return
    const hashes = keys.map((key) => new Uint8Array(Buffer.from(key, 'hex')))
    const living = new Set((await livingSessions(database.db, hashes, clock.now())).map(keyOf))
    const signedOut = keys.flatMap((key) => (living.has(key) ? [] : (readers.get(key) ?? [])))
    if (signedOut.length === 0) return
    const userIds = signedOut.map(({ userId }) => userId)
    const users = new Set(await existingUsers(database.db, userIds))
    for (const { userId, ends } of signedOut) {
      // The answers of a deleted account say themselves that they end.
      if (users.has(userId)) for (const end of ends) end()
    }
  }

  return { read, check }
}
