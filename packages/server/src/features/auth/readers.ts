import type { Database } from '../../adapters/database/database.ts'
import type { Clock } from '../../ports.ts'
import { livingSessions } from './store.ts'

/** Streams that somebody reads who is signed in; each ends with its session. */
export interface Readers {
  /** Passes the frames on until they, or the session, end; `onSignedOut` is called in the latter case. */
  read(
    tokenHash: Uint8Array,
    frames: AsyncIterable<string>,
    onSignedOut?: () => void,
  ): AsyncIterable<string>
  /** Ends the streams of all sessions that have ended, at whatever node. */
  check(): Promise<void>
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
  const readers = new Map<string, Set<End>>()
  const keyOf = (hash: Uint8Array) => Buffer.from(hash).toString('hex')

  async function* read(
    tokenHash: Uint8Array,
    frames: AsyncIterable<string>,
    onSignedOut: End = () => undefined,
  ): AsyncGenerator<string, void> {
    const key = keyOf(tokenHash)
    const ended = Promise.withResolvers<typeof ENDED>()
    const end = () => ended.resolve(ENDED)
    const others = readers.get(key) ?? new Set()
    readers.set(key, others.add(end))
    const iterator = frames[Symbol.asyncIterator]()
    try {
      for (;;) {
        const next = await Promise.race([iterator.next(), ended.promise])
        if (next === ENDED) return onSignedOut()
        if (next.done) return
        yield next.value
      }
    } finally {
      others.delete(end)
      if (others.size === 0) readers.delete(key)
      // Not waited for: it ends after the frame that is on its way, which may take a while.
      iterator.return?.()?.catch(() => undefined)
    }
  }

  async function check() {
    const keys = [...readers.keys()]
    if (keys.length === 0) return
    const hashes = keys.map((key) => new Uint8Array(Buffer.from(key, 'hex')))
    const living = new Set((await livingSessions(database.db, hashes, clock.now())).map(keyOf))
    for (const key of keys) {
      if (living.has(key)) continue
      for (const end of readers.get(key) ?? []) end()
    }
  }

  return { read, check }
}
