import type { Database } from '../adapters/database/database.ts'
import { dropAllLeases, findUnattended, forgetDeadNodes, renewLease } from './lease.ts'
import type { Report } from './repeat.ts'
import type { Timings } from './timings.ts'

export interface UndertakerOptions {
  readonly database: Database
  readonly nodeId: string
  readonly timings: Pick<Timings, 'deadAfterMs'>
  readonly isWritten: (requestId: string) => boolean
  readonly bury: (requestId: string) => Promise<void>
  readonly report: Report
}

/** Keeps this node's lease, and ends what dead nodes left unfinished. */
export interface Undertaker {
  moveIn(soleNode: boolean): Promise<void>
  /** To be called once per lease. */
  round(): Promise<void>
  /** Ends what dead nodes left, at once. */
  buryDead(): Promise<void>
}

export function createUndertaker(options: UndertakerOptions): Undertaker {
  const { database, nodeId, isWritten, report } = options
  const { deadAfterMs } = options.timings
  /** Own answers that nobody here writes: stored, but their ask was lost before it began. */
  let strays = new Set<string>()

  const unattended = () => findUnattended(database.db, nodeId, deadAfterMs)

  /** One that cannot be buried must not keep the others from it. */
  const bury = (requestId: string) =>
    options.bury(requestId).catch((error: unknown) => report('An answer cannot be ended', error))

  async function buryDead() {
    for (const { requestId, own } of await unattended()) if (!own) await bury(requestId)
  }

  async function buryStrays() {
    const own = (await unattended()).filter((found) => found.own && !isWritten(found.requestId))
    // An ask that was stored a moment ago begins within this round; one seen twice never will.
    for (const { requestId } of own) if (strays.has(requestId)) await bury(requestId)
    strays = new Set(own.map(({ requestId }) => requestId))
  }

  async function round() {
    await renewLease(database.db, nodeId)
    await buryDead()
    await buryStrays()
    await forgetDeadNodes(database.db, deadAfterMs)
  }

  return {
    round,
    buryDead,
    async moveIn(soleNode) {
      if (soleNode) await dropAllLeases(database.db)
      await round()
    },
  }
}
