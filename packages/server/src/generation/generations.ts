import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../adapters/database/database.ts'
import type { AnswerEngine, Clock, Language } from '../ports.ts'
import { countsFor } from '../quota/quota.ts'
import { encodeFrame, errorEvent, replay } from './frames.ts'
import { loadAnswer, requestStop } from './generation-store.ts'
import type { LiveAnswer, Observer } from './live-answer.ts'
import { dropLease, lockOf } from './node-store.ts'
import { createReaper } from './reaper.ts'
import { createRemoteFollowers } from './remote-followers.ts'
import { onDemand, type Report, repeat } from './repeat.ts'
import { tidySearch } from './search-index-store.ts'
import { BROKEN, type Ended, INTERRUPTED, STOPPED, settle } from './settle.ts'
import { TIMINGS, type Timings } from './timings.ts'
import { createWriters } from './writers.ts'

export interface GenerationsOptions {
  readonly database: Database
  readonly engine: AnswerEngine
  readonly clock: Clock
  /** No other process uses this database, so every other node is dead. */
  readonly soleNode: boolean
  readonly report: Report
  readonly observer?: Observer
  /** So many answers are written here at once. */
  readonly capacity?: number
  readonly timings?: Partial<Timings>
}

export type Generations = Awaited<ReturnType<typeof createGenerations>>

/** The answers being written, at this node and at others. */
export async function createGenerations(options: GenerationsOptions) {
  const { database, clock, engine, report, observer } = options
  const timings = { ...TIMINGS, ...options.timings }
  const nodeId = randomUUID()
  const closing = new AbortController()
  let draining = false
  /** Answers that are allowed to begin and are not stored yet. */
  let reserved = 0

  const node = { nodeId, database, engine, clock, timings, report, observer }
  const tidying = onDemand(
    'The search index cannot be tidied',
    timings.tidySearchMs,
    () => tidySearch(database.db),
    report,
  )
  const writers = createWriters({ ...node, closing: closing.signal, indexed: tidying.need })
  const settleStored = async (requestId: string, ended: Ended) => {
    const settled = await settle(database, { requestId, ...ended, writer: null }, clock.now())
    if (settled) tidying.need()
  }
  const reap = (requestId: string) => settleStored(requestId, INTERRUPTED)
  const reaper = createReaper({
    database,
    nodeId,
    leaseMs: timings.leaseMs,
    restartedMs: timings.restartedMs,
    unlockedMs: timings.unlockedMs,
    isWritten: (requestId) => writers.find(requestId) !== null,
    reap,
    report,
  })

  async function whole(requestId: string, language: Language): Promise<string[]> {
    const answer = await loadAnswer(database.db, requestId)
    if (!answer) return [encodeFrame(1, errorEvent('error.topicDeleted', language))]
    return replay(answer, await countsFor(database.db, answer, clock.now()), language)
  }

  const { reapUnattended } = reaper
  const remoteFollowers = createRemoteFollowers({
    ...{ database, timings, report, whole },
    reap: reapUnattended,
  })

  /** The stream of an answer after its first `count` frames, or the whole when it has ended. */
  async function* attach(
    requestId: string,
    count: number,
    language: Language,
  ): AsyncGenerator<string, void> {
    const writer = writers.find(requestId)
    if (writer) return yield* writer.log.read(count)
    const answer = await loadAnswer(database.db, requestId)
    if (answer?.status === 'running') return yield* remoteFollowers.read(requestId, count, language)
    yield* await whole(requestId, language)
  }

  async function stopElsewhere(requestId: string) {
    if (!(await requestStop(database.db, requestId))) return
    const deadline = performance.now() + timings.stopWaitMs
    while (performance.now() < deadline) {
      await sleep(timings.pollMs / 2)
      const answer = await loadAnswer(database.db, requestId)
      if (answer?.status !== 'running') return
    }
    await settleStored(requestId, STOPPED)
  }

  const lock = await database.hold(lockOf(nodeId))
  await reaper.start(options.soleNode)
  const renewing = repeat('The lease cannot be renewed', timings.renewLeaseMs, reaper.round, report)
  // What a former process has left.
  tidying.need()
  const heartbeat = setInterval(() => {
    writers.beat()
    remoteFollowers.beat()
  }, timings.heartbeatMs).unref()

  return {
    nodeId,
    /** True once the node takes no new asks. */
    get draining() {
      return draining
    },
    /**
     * Keeps a place for one more answer, which may be that of an answer that is about to be ended;
     * null where there is none. It is given back by the result.
     */
    reserve(inPlaceOf: string | null): (() => void) | null {
      const freed = inPlaceOf !== null && writers.find(inPlaceOf) ? 1 : 0
      const taken = writers.count + reserved - freed
      if (taken >= (options.capacity ?? Number.POSITIVE_INFINITY)) return null
      reserved += 1
      let isHeld = true
      return () => {
        if (isHeld) reserved -= 1
        isHeld = false
      }
    },
    /** Starts to answer an ask that is stored as this node's. */
    begin: writers.begin,
    /** Ends a stored ask that a defect kept from being answered. */
    async fail(requestId: string, reason: unknown): Promise<void> {
      report('An answer could not begin', reason)
      observer?.started()
      observer?.finished(BROKEN.outcome)
      await settleStored(requestId, BROKEN)
    },
    attach,
    /** Ends an answer for its owner, whichever node writes it; resolves when it has ended. */
    async stop(requestId: string): Promise<void> {
      if (!(await writers.stop(requestId))) await stopElsewhere(requestId)
    },
    /** What an answer consists of and has used so far; null when it is not written here. */
    soFar: (requestId: string): Pick<LiveAnswer, 'produced' | 'tokens'> | null =>
      writers.find(requestId),
    /** Ends the answers of dead nodes. */
    reapDead: reaper.reapDead,
    /** Takes no new asks, lets answers finish for a while, and ends the rest and every stream. */
    async drain(forMs: number): Promise<void> {
      draining = true
      await writers.drain(forMs)
      await remoteFollowers.close()
    },
    async close() {
      draining = true
      clearInterval(heartbeat)
      closing.abort()
      await Promise.all([renewing.stop(), tidying.stop()])
      await writers.close()
      await remoteFollowers.close()
      await dropLease(database.db, nodeId).catch((error) =>
        report('The lease cannot be left', error),
      )
      await lock.release()
    },
  }
}
