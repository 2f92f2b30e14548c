import type { AskEvent } from '@coinquiry/api-client/contract'
import { NOTHING, type Produced, produce } from '../domain/generation.ts'

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
