import type { EngineEvent } from '../ports.ts'

type Delta = Extract<EngineEvent, { content: string }>

export interface Coalescer {
  push(event: EngineEvent): void
  /** Emits the text that is held back. */
  flush(): void
}

/**
 * Joins texts that follow each other quickly: the first is emitted at once, those of the next
 * `windowMs` together. The order of events is kept.
 */
export function createCoalescer(windowMs: number, emit: (event: EngineEvent) => void): Coalescer {
  let held: Delta | null = null
  let timer: NodeJS.Timeout | undefined
  let lastOut = Number.NEGATIVE_INFINITY

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
    push(event) {
      if (!isDelta(event)) {
        flush()
        return emit(event)
      }
      if (event.content === '') return
      if (held && held.event !== event.event) flush()
      held = held ? { ...held, content: held.content + event.content } : event
      const wait = lastOut + windowMs - performance.now()
      if (wait <= 0) flush()
      else timer ??= setTimeout(flush, wait)
    },
  }
}

function isDelta(event: EngineEvent): event is Delta {
  return event.event === 'think' || event.event === 'message'
}
