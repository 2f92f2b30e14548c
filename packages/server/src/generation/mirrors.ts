import { sql } from 'kysely'
import type { Database } from '../adapters/database/database.ts'
import type { Language } from '../ports.ts'
import { splitFrames } from './frame.ts'
import { createFrameLog, type FrameLog } from './frame-log.ts'
import { type Repeater, type Report, repeat } from './repeat.ts'

export interface MirrorOptions {
  readonly database: Database
  readonly pollMs: number
  readonly deadAfterMs: number
  readonly report: Report
  /** Ends the answer of a node that died. */
  readonly bury: (requestId: string) => Promise<void>
  /** The whole of an answer that has ended. */
  readonly whole: (requestId: string, language: Language) => Promise<readonly string[]>
}

/** Answers that other nodes write, followed through the database by one query for all of them. */
export interface Mirrors {
  read(requestId: string, count: number, language: Language): AsyncGenerator<string, void>
  beat(): void
  close(): Promise<void>
}

interface Mirror {
  readonly log: FrameLog
  /** The owner's, as of the first reader. */
  readonly language: Language
  readers: number
}

interface Row {
  readonly requestId: string
  readonly status: string | null
  readonly attended: boolean
  readonly chunk: string | null
}

export function createMirrors(options: MirrorOptions): Mirrors {
  const mirrors = new Map<string, Mirror>()
  let polling: Repeater | null = null

  async function poll() {
    const asked = new Map(mirrors)
    const known = [...asked].map(([requestId, { log }]) => ({ requestId, count: log.length }))
    if (known.length === 0) return
    const rows = Map.groupBy(await loadNews(options, known), (row) => row.requestId)
    for (const [requestId, news] of rows) {
      const mirror = asked.get(requestId)
      const [{ status, attended } = { status: null, attended: false }] = news
      // One that took its place meanwhile has not heard what these news follow.
      if (!mirror || mirrors.get(requestId) !== mirror) continue
      for (const { chunk } of news) {
        for (const frame of chunk ? splitFrames(chunk) : []) mirror.log.append(frame)
      }
      if (status !== 'running') {
        mirror.log.end(await options.whole(requestId, mirror.language))
        mirrors.delete(requestId)
      } else if (!attended) await options.bury(requestId)
    }
  }

  return {
    async *read(requestId, count, language) {
      const mirror = mirrors.get(requestId) ?? { log: createFrameLog(), language, readers: 0 }
      mirrors.set(requestId, mirror)
      mirror.readers += 1
      polling ??= repeat('An answer cannot be followed', options.pollMs, poll, options.report)
      try {
        yield* mirror.log.read(count)
      } finally {
        mirror.readers -= 1
        if (mirror.readers === 0 && mirrors.get(requestId) === mirror) mirrors.delete(requestId)
        if (mirrors.size === 0) {
          void polling?.stop()
          polling = null
        }
      }
    },
    beat() {
      for (const { log } of mirrors.values()) log.beat()
    },
    async close() {
      for (const { log } of mirrors.values()) log.end()
      await polling?.stop()
    },
  }
}

async function loadNews(
  { database, deadAfterMs }: MirrorOptions,
  known: readonly { readonly requestId: string; readonly count: number }[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
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
