import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../adapters/database/database.ts'
import type { Clock } from '../ports.ts'
import { countsFor } from '../quota/quota.ts'
import { errorEvent, lastEvent } from './frames.ts'
import { loadAnswer, checkpoint as storeFrames } from './generation-store.ts'
import {
  type LiveAnswer,
  type LiveOptions,
  type StoredAsk,
  startLiveAnswer,
} from './live-answer.ts'
import { onDemand, persistently } from './repeat.ts'
import { giveTitle } from './search-index-store.ts'
import { countRest, INTERRUPTED, type SettledNow, STOPPED, settle } from './settle.ts'
import type { Timings } from './timings.ts'

export interface WritersOptions extends LiveOptions {
  readonly nodeId: string
  readonly database: Database
  readonly clock: Clock
  readonly timings: Timings
  /** Called when something has been added to the search index. */
  readonly indexed: () => void
}

interface Writing {
  readonly live: LiveAnswer
  /** How many frames are in the database. */
  stored: number
  /** Up to where the checkpoint that is under way, or failed, reaches. */
  sent: number
  finished: Promise<void>
}

/** The answers that this node writes. */
export function createWriters(options: WritersOptions) {
  const { nodeId, database, clock, timings, report, observer, closing } = options
  const all = new Map<string, Writing>()
  const titles = new Set<Promise<void>>()
  const persist = <T>(what: string, work: () => Promise<T>) =>
    persistently(what, timings.retryMs, work, {
      report,
      forMs: timings.settleMs,
      until: closing,
    })

  async function finish(writing: Writing) {
    const { live } = writing
    const { requestId } = live.ask
    const ended = await live.ended
    observer?.finished(ended.outcome)
    if (ended.outcome === 'done') live.say({ event: 'generateEnd' })
    const settled = await persist('An answer cannot be settled', () => {
      const writer = { nodeId, produced: live.produced, tokens: live.tokens }
      return settle(database, { requestId, ...ended, writer }, clock.now())
    })
    observer?.used(live.tokens)
    if (settled) options.indexed()
    else await persist('What an answer used cannot be counted', () => countUsed(writing))
    live.say(await persist('The end of an answer cannot be read', () => endOf(live.ask)))
    if (settled) keepLateTitle(live, settled)
  }

  function countUsed({ live, stored }: Writing) {
    const { requestId, userId, question } = live.ask
    const storedFrames = live.log.chunk(0, stored)
    const ended = { requestId, userId, question: question.text, storedFrames, tokens: live.tokens }
    return countRest(database, ended, clock.now())
  }

  async function endOf({ requestId, question }: StoredAsk) {
    const answer = await loadAnswer(database.db, requestId)
    if (!answer) return errorEvent('error.topicDeleted', question.language)
    const counts = await countsFor(database.db, answer, clock.now())
    return lastEvent(answer, counts, question.language)
  }

  /** Lets a title that came late replace the one that the topic got meanwhile. */
  async function retitle(live: LiveAnswer, { newTitle, ...topic }: SettledNow) {
    const title = await live.lateTitle()
    if (title === null || newTitle === null) return
    await giveTitle(database.db, { ...topic, before: newTitle, title })
    options.indexed()
  }

  function keepLateTitle(live: LiveAnswer, settled: SettledNow) {
    const title = retitle(live, settled)
      .catch((error: unknown) => report('A title cannot be stored', error))
      .finally(() => titles.delete(title))
    titles.add(title)
  }

  /** Stores what was sent meanwhile; ends what is no longer this node's, or is to be stopped. */
  async function checkpoint() {
    const written = [...all.values()]
    if (written.length === 0) return
    storing.need()
    const running = await storeFrames(database.db, nodeId, written.flatMap(freshFrames))
    for (const writing of written) {
      const row = running.get(writing.live.ask.requestId)
      if (row) writing.stored = writing.sent
      if (!row) writing.live.halt(INTERRUPTED)
      else if (row.stopRequested) writing.live.halt(STOPPED)
    }
  }

  const storing = onDemand('Frames cannot be stored', timings.checkpointMs, checkpoint, report)

  const finished = () => Promise.all([...all.values()].map((writing) => writing.finished))
  const interrupt = () => {
    for (const { live } of all.values()) live.halt(INTERRUPTED)
    return finished()
  }

  return {
    /** How many answers are being written. */
    get count() {
      return all.size
    },
    begin(ask: StoredAsk) {
      observer?.started()
      const live = startLiveAnswer(ask, options)
      const writing: Writing = { live, stored: 0, sent: 0, finished: Promise.resolve() }
      all.set(ask.requestId, writing)
      storing.need()
      writing.finished = finish(writing)
        .catch((error: unknown) => {
          report('An answer is left to the reaper', error)
          // A reader that is cut off by a closing node finds the answer at another one.
          if (closing.aborted) return
          live.say(errorEvent('error.interrupted', ask.question.language))
        })
        .finally(() => {
          live.log.end()
          all.delete(ask.requestId)
        })
    },
    find: (requestId: string) => all.get(requestId)?.live ?? null,
    /** Resolves when the answer has ended; false when it is not written here. */
    async stop(requestId: string): Promise<boolean> {
      const writing = all.get(requestId)
      writing?.live.halt(STOPPED)
      await writing?.finished
      return writing !== undefined
    },
    beat() {
      for (const { live } of all.values()) live.log.beat()
    },
    async drain(forMs: number) {
      await Promise.race([finished(), sleep(forMs, undefined, { ref: false })])
      // A database that does not answer must not hold up the end; other nodes settle what is left.
      await Promise.race([interrupt(), sleep(timings.stopWaitMs, undefined, { ref: false })])
    },
    async close() {
      await storing.stop()
      await interrupt()
      await Promise.all(titles)
    },
  }
}

/** What the next checkpoint stores; a failed one is repeated exactly as it was cut. */
function freshFrames(writing: Writing) {
  const { live, stored } = writing
  if (writing.sent === stored) writing.sent = live.log.length
  if (writing.sent === stored) return []
  const chunk = live.log.chunk(stored, writing.sent)
  return [{ requestId: live.ask.requestId, firstSeq: stored + 1, chunk }]
}
