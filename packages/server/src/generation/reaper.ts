import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../adapters/database/database.ts'
import {
  dropAllLeases,
  dropUnlocked,
  findOwnAndOrphaned,
  findUnlocked,
  forgetDeadNodes,
  renewLease,
} from './generation-store.ts'
import type { Report } from './repeat.ts'

export interface ReaperOptions {
  readonly database: Database
  readonly nodeId: string
  readonly leaseMs: number
  /** How long a node whose lock is free may take to show that it lives. */
  readonly unlockedMs: number
  readonly isWritten: (requestId: string) => boolean
  readonly reap: (requestId: string) => Promise<void>
  readonly report: Report
}

export type Reaper = ReturnType<typeof createReaper>

/** Renews this node's lease, and settles the answers that no node writes any more. */
export function createReaper(options: ReaperOptions) {
  const { database, nodeId, leaseMs, unlockedMs, isWritten, report } = options
  /** Answers of this node that were stored, but not begun when the last round saw them. */
  let unbegun = new Set<string>()

  const ownAndOrphaned = () => findOwnAndOrphaned(database.db, nodeId, leaseMs)

  /** A failure is reported, so that the other answers are ended all the same. */
  const reap = (requestId: string) =>
    options.reap(requestId).catch((error: unknown) => report('An answer cannot be ended', error))

  /** Settles orphans: answers of nodes whose lease has ended. */
  async function reapDead() {
    for (const { requestId, own } of await ownAndOrphaned()) if (!own) await reap(requestId)
  }

  async function reapUnbegun() {
    const own = (await ownAndOrphaned()).filter((found) => found.own && !isWritten(found.requestId))
    // An ask that was stored a moment ago may still begin; one seen in two rounds never will.
    for (const { requestId } of own) if (unbegun.has(requestId)) await reap(requestId)
    unbegun = new Set(own.map(({ requestId }) => requestId))
  }

  /** Renews the lease and settles what no node writes; called every few seconds. */
  async function round() {
    await renewLease(database.db, nodeId)
    await reapDead()
    await reapUnbegun()
    await forgetDeadNodes(database.db, leaseMs)
  }

  /**
   * Ends the leases of nodes that were killed. Their death frees their lock at once, but so does a
   * broken connection: a node that lives has its lock again a moment later.
   */
  async function dropKilled() {
    const unlocked = await findUnlocked(database.db, leaseMs)
    if (unlocked.length === 0) return
    await sleep(unlockedMs)
    await dropUnlocked(database.db, unlocked)
  }

  return {
    round,
    reapDead,
    /** Settles what former processes left, before this one takes anything. */
    async start(soleNode: boolean) {
      if (soleNode) await dropAllLeases(database.db)
      // On the one connection of the embedded database every lock looks free.
      else if (database.kind === 'postgresql') await dropKilled()
      await round()
    },
  }
}
