import type { AskEvent } from '@coinquiry/api-client/contract'
import { NOTHING, type Outcome, type Produced, produce } from '../domain/generation.ts'
import { storable } from '../domain/storable.ts'
import { titleFrom } from '../domain/title.ts'
import { type AnswerEngine, EngineFailure, type Question } from '../ports.ts'
import { createCoalescer } from './coalescer.ts'
import { createFrameLog, encodeFrame, type FrameLog } from './frames.ts'
import type { Report } from './repeat.ts'
import { type AskPlace, startEvent } from './replay.ts'
import type { Ended } from './settle.ts'

/** An ask that is in the database and waits to be answered. */
export interface StoredAsk extends AskPlace {
  readonly question: Question
  /** The topic has no title yet: this answer gives it one. */
  readonly givesTitle: boolean
}

/** Counts the answers of this node, for metrics. */
export interface Observer {
  begun(): void
  /** The first text of an answer came, of its analysis or of itself. */
  firstToken(seconds: number): void
  ended(outcome: Outcome): void
}

export const noObserver: Observer = {
  begun: () => undefined,
  firstToken: () => undefined,
  ended: () => undefined,
}

/** An answer that this node is writing. */
export interface LiveAnswer {
  readonly ask: StoredAsk
  readonly log: FrameLog
  readonly produced: Produced
  say(event: AskEvent): void
  /** Ends the work at once; a later reason changes nothing. */
  halt(reason: Ended): void
  /** How the work ended; nothing is produced afterwards. Never rejects. */
  readonly ended: Promise<Ended>
  /** A title that came after the end; null when the topic has got the best one. Never rejects. */
  lateTitle(): Promise<string | null>
}

export interface LiveOptions {
  readonly engine: AnswerEngine
  readonly coalesceMs: number
  readonly titleMs: number
  readonly report: Report
  readonly observer: Observer
  /** Aborted when the node ends. */
  readonly closing: AbortSignal
}

export function startLiveAnswer(ask: StoredAsk, options: LiveOptions): LiveAnswer {
  const { engine, observer, report } = options
  const { question, givesTitle } = ask
  const log = createFrameLog()
  const abort = new AbortController()
  const titleAbort = new AbortController()
  const halted = Promise.withResolvers<Ended>()
  const begun = performance.now()
  let produced = NOTHING
  let hasText = false
  let hasEnded = false
  let late: Promise<string | null> = Promise.resolve(null)

  function say(event: AskEvent) {
    if (!hasText && isText(event)) {
      hasText = true
      observer.firstToken((performance.now() - begun) / 1000)
    }
    const beginsMessage = event.event === 'message' && produced.message === ''
    produced = produce(produced, event)
    log.append(encodeFrame(log.length + 1, event))
    if (beginsMessage && givesTitle) late = writeTitle()
  }

  /** Begun with the first text, so that a model that serves one request at a time answers first. */
  async function writeTitle(): Promise<string | null> {
    const signal = AbortSignal.any([options.closing, titleAbort.signal])
    const written = await engine.title(question.text, signal).catch((error: unknown) => {
      if (!options.closing.aborted) report('A title cannot be written', error)
      return null
    })
    const title = titleFrom(storable(written ?? ''))
    if (hasEnded) return title || null
    say({ event: 'title', title: title || titleFrom(question.text) })
    return null
  }

  async function work(): Promise<Ended> {
    try {
      for await (const event of engine.answer(question, abort.signal)) {
        if (abort.signal.aborted) break
        coalescer.push(event)
      }
    } catch (error) {
      if (!abort.signal.aborted) report('An answer failed', error)
      const errorKey = error instanceof EngineFailure ? error.key : 'error.internal'
      return { outcome: 'failed', errorKey }
    }
    coalescer.flush()
    return produced.message === ''
      ? { outcome: 'failed', errorKey: 'error.modelFailed' }
      : { outcome: 'done', errorKey: null }
  }

  function end() {
    coalescer.flush()
    hasEnded = true
    const lacksTitle = givesTitle && produced.message !== '' && produced.title === null
    if (!lacksTitle) return
    say({ event: 'title', title: titleFrom(question.text) })
    setTimeout(() => titleAbort.abort(), options.titleMs).unref()
  }

  say(startEvent(ask))
  const coalescer = createCoalescer(options.coalesceMs, say)
  return {
    ask,
    log,
    get produced() {
      return produced
    },
    say,
    halt(reason) {
      coalescer.flush()
      halted.resolve(reason)
      abort.abort()
    },
    ended: Promise.race([halted.promise, work()]).then((ended) => {
      end()
      return ended
    }),
    lateTitle: () => late,
  }
}

function isText({ event }: AskEvent): boolean {
  return event === 'think' || event === 'message'
}
