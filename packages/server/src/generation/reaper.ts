import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../adapters/database/database.ts'
import {
  dropAllLeases,
  dropUnlocked,
  findOwnAndOrphaned,
  findUnlocked,
  forgetDeadNodes,
  isOrphaned,
  type Patience,
  type RunningGeneration,
  renewLease,
} from './node-store.ts'
import type { Report } from './repeat.ts'

export interface ReaperOptions extends Patience {
  readonly database: Database
  readonly nodeId: string
  /** How long a node whose lock is free may take to show that it lives. */
  readonly unlockedMs: number
  readonly isWritten: (requestId: string) => boolean
  readonly reap: (requestId: string) => Promise<void>
  readonly report: Report
}

export type Reaper = ReturnType<typeof createReaper>

/** Renews this node's lease, and settles the answers that no node writes any more. */
export function createReaper(options: ReaperOptions) {
  const { database, nodeId, leaseMs, restartedMs, unlockedMs, isWritten, report } = options
  /** Answers of this node that were stored, but not begun when the last round saw them. */
  let unbegun = new Set<string>()
  /** When the lease was renewed last, and until when others are given time for that, in ms. */
  let renewedAt = performance.now()
  let patientUntil = 0

  const ownAndOrphaned = () => findOwnAndOrphaned(database.db, nodeId, options)
  const isOverdue = () => performance.now() - renewedAt > leaseMs / 2

  /** True where this node could not reach the database lately, so perhaps nobody could. */
  const wasCutOff = () => isOverdue() || performance.now() < patientUntil

  async function renew() {
    const isBack = isOverdue()
    await renewLease(database.db, nodeId)
    renewedAt = performance.now()
    if (isBack) patientUntil = renewedAt + leaseMs
  }

  /**
   * Ends one of many answers, between which the lease is renewed. A failure is reported, so that the
   * others are ended all the same.
   */
  async function reap(requestId: string) {
    if (performance.now() - renewedAt > leaseMs / 4) await renew()
    await options
      .reap(requestId)
      .catch((error: unknown) => report('An answer cannot be ended', error))
  }

  async function reapOrphaned(found: readonly RunningGeneration[]) {
    for (const { requestId, own } of found) {
      // Those before may have taken long, and its node may be back.
      if (own || wasCutOff() || !(await isOrphaned(database.db, requestId, options))) continue
      await reap(requestId)
    }
  }

  /** Settles orphans: answers of nodes whose lease has ended. */
  async function reapDead() {
    if (!wasCutOff()) await reapOrphaned(await ownAndOrphaned())
  }

  async function reapUnbegun(found: readonly RunningGeneration[]) {
    const own = found.filter((each) => each.own && !isWritten(each.requestId))
    // An ask that was stored a moment ago may still begin; one seen in two rounds never will.
    for (const { requestId } of own) if (unbegun.has(requestId)) await reap(requestId)
    unbegun = new Set(own.map(({ requestId }) => requestId))
  }

  /** Renews the lease and settles what no node writes; called every few seconds. */
  async function round() {
    await renew()
    const found = await ownAndOrphaned()
    await reapOrphaned(found)
    await reapUnbegun(found)
    if (!wasCutOff()) await forgetDeadNodes(database.db, options)
  }

  /**
   * Ends the leases of nodes that were killed. Their death frees their lock at once, but so does a
   * broken connection and the database's own start: a node that lives has its lock again soon.
   */
  async function dropKilled() {
    const unlocked = await findUnlocked(database.db, options)
    const [first] = unlocked
    if (!first) return
    await sleep(Math.max(unlockedMs, restartedMs - first.upMs))
    await dropUnlocked(database.db, unlocked)
  }

  return {
    round,
    reapDead,
    /** Ends an answer whose node seems to be dead. */
    async reapUnattended(requestId: string) {
      if (!wasCutOff()) await options.reap(requestId)
    },
    /** Settles what former processes left, before this one takes anything. */
    async start(soleNode: boolean) {
      if (soleNode) await dropAllLeases(database.db)
      // On the one connection of the embedded database every lock looks free.
      else if (database.kind === 'postgresql') await dropKilled()
      await round()
    },
  }
}
