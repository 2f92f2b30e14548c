import type { AskEvent } from '@coinquiry/api-client/contract'
import type { EngineEvent, FoundFigures } from '../ports.ts'
import type { Timings } from './timings.ts'

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
