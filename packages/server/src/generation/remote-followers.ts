import type { Database } from '../adapters/database/database.ts'
import type { Language } from '../ports.ts'
import { createFrameLog, type FrameLog, splitFrames } from './frames.ts'
import { loadNews } from './node-store.ts'
import { type Repeater, type Report, repeat } from './repeat.ts'
import type { Timings } from './timings.ts'

export interface RemoteFollowersOptions {
  readonly database: Database
  readonly timings: Pick<Timings, 'pollMs' | 'leaseMs' | 'restartedMs'>
  readonly report: Report
  /** Ends the answer of a node that died. */
  readonly reap: (requestId: string) => Promise<void>
  /** The whole of an answer that has ended. */
  readonly whole: (requestId: string, language: Language) => Promise<readonly string[]>
}

interface FollowedAnswer {
  readonly log: FrameLog
  /** The owner's, as of the first reader. */
  readonly language: Language
  readers: number
}

/** Follows answers that other nodes write, through the database, by one query for all of them. */
export function createRemoteFollowers(options: RemoteFollowersOptions) {
  const { database, timings, report, reap, whole } = options
  const followed = new Map<string, FollowedAnswer>()
  let polling: Repeater | null = null

  async function poll() {
    const asked = new Map(followed)
    const known = [...asked].map(([requestId, { log }]) => ({ requestId, count: log.length }))
    if (known.length === 0) return
    const rows = await loadNews(database.db, known, timings)
    for (const [requestId, news] of Map.groupBy(rows, (row) => row.requestId)) {
      const answer = asked.get(requestId)
      const [{ status, attended } = { status: null, attended: false }] = news
      // A log that was made meanwhile lacks the frames before these.
      if (!answer || followed.get(requestId) !== answer) continue
      for (const { chunk } of news) {
        for (const frame of chunk ? splitFrames(chunk) : []) answer.log.append(frame)
      }
      if (status !== 'running') {
        answer.log.end(await whole(requestId, answer.language))
        if (followed.get(requestId) === answer) followed.delete(requestId)
      } else if (!attended) await reap(requestId)
    }
  }

  return {
    async *read(requestId: string, count: number, language: Language) {
      const answer = followed.get(requestId) ?? { log: createFrameLog(), language, readers: 0 }
      followed.set(requestId, answer)
      answer.readers += 1
      polling ??= repeat('An answer cannot be followed', timings.pollMs, poll, report)
      try {
        yield* answer.log.read(count)
      } finally {
        answer.readers -= 1
        if (answer.readers === 0 && followed.get(requestId) === answer) followed.delete(requestId)
        if (followed.size === 0) {
          void polling?.stop()
          polling = null
        }
      }
    },
    beat() {
      for (const { log } of followed.values()) log.beat()
    },
    async close() {
      for (const { log } of followed.values()) log.end()
      await polling?.stop()
    },
  }
}
