import { sql } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import type { Language } from '../ports.ts'
import { splitFrames } from './frame.ts'
import { createFrameLog, type FrameLog } from './frame-log.ts'
import { type Repeater, type Report, repeat } from './repeat.ts'

export interface RemoteFollowersOptions {
  readonly database: Database
  readonly pollMs: number
  readonly deadAfterMs: number
  readonly report: Report
  /** Ends the answer of a node that died. */
  readonly reap: (requestId: string) => Promise<void>
  /** The whole of an answer that has ended. */
  readonly whole: (requestId: string, language: Language) => Promise<readonly string[]>
}

/** Answers that other nodes write, followed through the database by one query for all of them. */
export interface RemoteFollowers {
  read(requestId: string, count: number, language: Language): AsyncGenerator<string, void>
  beat(): void
  close(): Promise<void>
}

interface FollowedAnswer {
  readonly log: FrameLog
  /** The owner's, as of the first reader. */
  readonly language: Language
  readers: number
}

interface NewsRow {
  readonly requestId: string
  readonly status: string | null
  readonly attended: boolean
  readonly chunk: string | null
}

export function createRemoteFollowers(options: RemoteFollowersOptions): RemoteFollowers {
  const followed = new Map<string, FollowedAnswer>()
  let polling: Repeater | null = null

  async function poll() {
    const asked = new Map(followed)
    const known = [...asked].map(([requestId, { log }]) => ({ requestId, count: log.length }))
    if (known.length === 0) return
    const rows = Map.groupBy(await loadNews(options, known), (row) => row.requestId)
    for (const [requestId, news] of rows) {
      const answer = asked.get(requestId)
      const [{ status, attended } = { status: null, attended: false }] = news
      // One that took its place meanwhile has not heard what these news follow.
      if (!answer || followed.get(requestId) !== answer) continue
      for (const { chunk } of news) {
        for (const frame of chunk ? splitFrames(chunk) : []) answer.log.append(frame)
      }
      if (status !== 'running') {
        answer.log.end(await options.whole(requestId, answer.language))
        followed.delete(requestId)
      } else if (!attended) await options.reap(requestId)
    }
  }

  return {
    async *read(requestId, count, language) {
      const answer = followed.get(requestId) ?? { log: createFrameLog(), language, readers: 0 }
      followed.set(requestId, answer)
      answer.readers += 1
      polling ??= repeat('An answer cannot be followed', options.pollMs, poll, options.report)
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

async function loadNews(
  { database, deadAfterMs }: RemoteFollowersOptions,
  known: readonly { readonly requestId: string; readonly count: number }[],
): Promise<NewsRow[]> {
  const { rows } = await sql<NewsRow>`
    select k.request_id as "requestId", g.status, n.id is not null as "attended", f.chunk
    from unnest(
      ${known.map(({ requestId }) => requestId)}::uuid[],
      ${known.map(({ count }) => count)}::int[]
    ) as k (request_id, count)
    left join generations g on g.request_id = k.request_id
    left join nodes n on n.id = g.node_id
      and n.seen_at > now() - ${deadAfterMs}::float8 * interval '1 millisecond'
    left join frames f on f.request_id = k.request_id and f.first_seq > k.count
    order by f.first_seq`.execute(database.db)
  return rows
}
