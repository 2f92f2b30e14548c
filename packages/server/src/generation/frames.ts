import { performance as node } from 'node:perf_hooks'
import { type AskEvent, errors } from '@coinquiry/api-client/contract'
import { NOTHING, type Produced, produce } from '../domain/generation.ts'
import type { EngineEvent, FoundFigures, Language } from '../ports.ts'
import type { Counts } from '../quota/quota.ts'
import type { StoredAnswer } from './generation-store.ts'
import type { Timings } from './timings.ts'

/** Sent to readers while an answer is silent. */
export const HEARTBEAT = ': heartbeat\n\n'

/** One event as it is sent, stored and replayed; `id` counts from 1 without a gap. */
export function encodeFrame(id: number, event: AskEvent): string {
  return `id: ${id}\nevent: ${event.event}\ndata: ${JSON.stringify(event)}\n\n`
}

/** The event of a frame that `encodeFrame` made. */
export function decodeFrame(frame: string): AskEvent {
  return JSON.parse(frame.slice(frame.indexOf('data: ') + 6))
}

/** Splits joined frames. */
export function splitFrames(chunk: string): string[] {
  return chunk.split(/(?<=\n\n)/)
}

/** The content of the answer in joined frames. */
export function producedBy(frames: string): Produced {
  return frames === '' ? NOTHING : splitFrames(frames).map(decodeFrame).reduce(produce, NOTHING)
}

/** The ids and places of a question and its answer. */
export type AskPlace = Pick<
  StoredAnswer,
  | 'requestId'
  | 'topicId'
  | 'questionId'
  | 'answerId'
  | 'parentId'
  | 'questionVersion'
  | 'answerVersion'
>

export function startEvent(place: AskPlace): AskEvent {
  return {
    event: 'start',
    request_id: place.requestId,
    topics_id: place.topicId,
    question_message_id: place.questionId,
    answer_message_id: place.answerId,
    parent_id: place.parentId,
    question_version_number: place.questionVersion,
    answer_version_number: place.answerVersion,
  }
}

/** How the stream of a settled answer ends, after `generateEnd`. */
export function lastEvent(answer: StoredAnswer, counts: Counts, language: Language): AskEvent {
  if (answer.status === 'done' || answer.status === 'stopped') {
    return { event: 'close', response: answer.message, ...counts }
  }
  return errorEvent(answer.errorKey ?? 'error.interrupted', language)
}

/** The whole of a settled answer as a stream of its own. */
export function replay(answer: StoredAnswer, counts: Counts, language: Language): string[] {
  const { think, thinkMs, message, sources, figures, followups, title } = answer
  const events: AskEvent[] = [startEvent(answer)]
  if (sources.length > 0) events.push({ event: 'sources', items: [...sources] })
  if (think !== '') {
    const end: AskEvent = { event: 'thinkEnd', ...(thinkMs !== null && { think_ms: thinkMs }) }
    events.push({ event: 'think', content: think }, end)
  }
  if (message !== '') events.push({ event: 'message', content: message })
  if (title !== null) events.push({ event: 'title', title })
  if (figures) events.push({ event: 'figures', ...figures })
  if (followups) events.push({ event: 'followups', items: [...followups] })
  if (answer.status === 'done') events.push({ event: 'generateEnd' })
  events.push(lastEvent(answer, counts, language))
  return events.map((event, index) => encodeFrame(index + 1, event))
}

export function errorEvent(
  key: Extract<AskEvent, { event: 'error' }>['error_key'],
  language: Language,
): AskEvent {
  return { event: 'error', message: errors[key][language], error_key: key }
}

export type FrameLog = ReturnType<typeof createFrameLog>

/** The frames of one answer in memory; a reader is an index into it and reads as fast as it likes. */
export function createFrameLog() {
  const frames: string[] = []
  let last: readonly string[] | null = null
  let news = Promise.withResolvers<'frames' | 'beat'>()

  function wakeReaders(what: 'frames' | 'beat') {
    news.resolve(what)
    news = Promise.withResolvers()
  }

  return {
    get length() {
      return frames.length
    },
    append(frame: string) {
      frames.push(frame)
      wakeReaders('frames')
    },
    /** The frames from one index up to, not including, another, joined. */
    chunk: (from: number, to: number) => frames.slice(from, to).join(''),
    /** Ends the log; every reader gets `final` after its frames. */
    end(final: readonly string[] = []) {
      last ??= final
      wakeReaders('frames')
    },
    /** Sends a heartbeat to the readers that wait. */
    beat: () => wakeReaders('beat'),
    /** The frames after the first `count`, then those to come, until the end. */
    async *read(count: number): AsyncGenerator<string, void> {
      let next = count
      for (;;) {
        for (let frame = frames[next]; frame !== undefined; frame = frames[next]) {
          next += 1
          yield frame
        }
        if (last) return yield* last
        if ((await news.promise) === 'beat') yield HEARTBEAT
      }
    },
  }
}

/** What is said to readers as it comes. */
type Said = Exclude<EngineEvent, FoundFigures | Extract<EngineEvent, { event: 'followups' }>>

type Delta = Extract<Said, { content: string }>

/** Up to this share of its time a server sends each text as soon as a person would see it. */
const CALM = 0.5
/** From this share on it has no time to lose: a frame costs as much for one word as for three. */
const BUSY = 0.9

/** How many milliseconds of text are sent together, by the share of its time that the server is busy. */
export function windowFor(
  share: number,
  { coalesceMs: least, coalesceMostMs: most }: Pick<Timings, 'coalesceMs' | 'coalesceMostMs'>,
): number {
  const load = Math.min(1, Math.max(0, (share - CALM) / (BUSY - CALM)))
  return least + load * (most - least)
}

/**
 * Joins texts that follow each other quickly: the first is emitted at once, those of the next
 * `windowMs` together. The order of events is kept.
 */
export function createCoalescer(windowMs: () => number, emit: (event: Said) => void) {
  let held: Delta | null = null
  let timer: NodeJS.Timeout | undefined
  let lastOut = Number.NEGATIVE_INFINITY

  /** Emits the text that is held back. */
  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (!held) return
    const delta = held
    held = null
    lastOut = performance.now()
    emit(delta)
  }

  return {
    flush,
    push(event: Said) {
      if (!isDelta(event)) {
        flush()
        return emit(event)
      }
      if (event.content === '') return
      if (held && held.event !== event.event) flush()
      held = held ? { ...held, content: held.content + event.content } : event
      const wait = lastOut + windowMs() - performance.now()
      if (wait <= 0) flush()
      else timer ??= setTimeout(flush, wait)
    },
  }
}

export function isDelta(event: AskEvent): event is Delta {
  return event.event === 'think' || event.event === 'message'
}

const MEASURED_MS = 250

let from = node.eventLoopUtilization()
let until = node.now()
let share = 0

/** The share of its time that this process was busy a moment ago, from 0 to 1. */
export function busyShare(): number {
  const now = node.now()
  if (now - until < MEASURED_MS) return share
  const current = node.eventLoopUtilization()
  share = node.eventLoopUtilization(current, from).utilization
  from = current
  until = now
  return share
}
