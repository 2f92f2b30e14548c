import type { AskEvent } from '@coinquiry/api-client/contract'
import { NOTHING, type Produced, produce } from '../domain/produced.ts'
import { type AnswerEngine, EngineFailure } from '../ports.ts'
import { createCoalescer } from './coalescer.ts'
import type { Ended } from './ended.ts'
import { encodeFrame } from './frame.ts'
import { createFrameLog, type FrameLog } from './frame-log.ts'
import type { Observer } from './observer.ts'
import type { StoredAsk } from './stored-ask.ts'

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
}

export interface LiveOptions {
  readonly engine: AnswerEngine
  readonly coalesceMs: number
  readonly report: (what: string, error: unknown) => void
  readonly observer: Observer
}

export function startLiveAnswer(ask: StoredAsk, options: LiveOptions): LiveAnswer {
  const log = createFrameLog()
  const abort = new AbortController()
  const halted = Promise.withResolvers<Ended>()
  const begun = performance.now()
  let produced = NOTHING
  let hasText = false

  function say(event: AskEvent) {
    if (!hasText && isText(event)) {
      hasText = true
      options.observer.firstToken((performance.now() - begun) / 1000)
    }
    produced = produce(produced, event)
    log.append(encodeFrame(log.length + 1, event))
  }

  async function work(): Promise<Ended> {
    try {
      for await (const event of options.engine.answer(ask.question, abort.signal)) {
        if (abort.signal.aborted) break
        coalescer.push(event)
      }
    } catch (error) {
      if (!abort.signal.aborted) options.report('An answer failed', error)
      const errorKey = error instanceof EngineFailure ? error.key : 'error.internal'
      return { outcome: 'failed', errorKey }
    }
    coalescer.flush()
    return produced.message === ''
      ? { outcome: 'failed', errorKey: 'error.modelFailed' }
      : { outcome: 'done', errorKey: null }
  }

  say({
    event: 'start',
    request_id: ask.requestId,
    topics_id: ask.topicId,
    question_message_id: ask.questionId,
    answer_message_id: ask.answerId,
  })
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
      coalescer.flush()
      return ended
    }),
  }
}

function isText({ event }: AskEvent): boolean {
  return event === 'think' || event === 'message'
}
