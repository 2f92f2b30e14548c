import type { Database } from '../adapters/database/database.ts'
import { dropAllLeases, findUnattended, forgetDeadNodes, renewLease } from './generation-store.ts'
import type { Report } from './repeat.ts'
import type { Timings } from './timings.ts'

export interface ReaperOptions {
  readonly database: Database
  readonly nodeId: string
  readonly timings: Pick<Timings, 'leaseMs'>
  readonly isWritten: (requestId: string) => boolean
  readonly reap: (requestId: string) => Promise<void>
  readonly report: Report
}

/** Keeps this node's lease, and ends what dead nodes left unfinished. */
export interface Reaper {
  start(soleNode: boolean): Promise<void>
  /** To be called once per lease. */
  round(): Promise<void>
  /** Ends what dead nodes left, at once. */
  reapDead(): Promise<void>
}

export function createReaper(options: ReaperOptions): Reaper {
  const { database, nodeId, isWritten, report } = options
  const { leaseMs } = options.timings
  /** Answers of this node that it does not write: stored, but their ask never began. */
  let orphans = new Set<string>()

  const unattended = () => findUnattended(database.db, nodeId, leaseMs)

  /** A failure is reported, so that the other answers are ended all the same. */
  const reap = (requestId: string) =>
    options.reap(requestId).catch((error: unknown) => report('An answer cannot be ended', error))

  async function reapDead() {
    for (const { requestId, own } of await unattended()) if (!own) await reap(requestId)
  }

  async function reapOrphans() {
    const own = (await unattended()).filter((found) => found.own && !isWritten(found.requestId))
    // An ask that was stored a moment ago may still begin; one seen in two rounds never will.
    for (const { requestId } of own) if (orphans.has(requestId)) await reap(requestId)
    orphans = new Set(own.map(({ requestId }) => requestId))
  }

  async function round() {
    await renewLease(database.db, nodeId)
    await reapDead()
    await reapOrphans()
    await forgetDeadNodes(database.db, leaseMs)
  }

  return {
    round,
    reapDead,
    async start(soleNode) {
      if (soleNode) await dropAllLeases(database.db)
      await round()
    },
  }
}
