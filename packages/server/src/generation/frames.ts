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

/** The frames of one answer in memory; a reader is an index into it and reads as fast as it likes. */
export interface FrameLog {
  readonly length: number
  append(frame: string): void
  /** The frames from one index up to, not including, another, joined. */
  chunk(from: number, to: number): string
  /** Ends the log; every reader gets `last` after its frames. */
  end(last?: readonly string[]): void
  /** Sends a heartbeat to the readers that wait. */
  beat(): void
  /** The frames after the first `count`, then those to come, until the end. */
  read(count: number): AsyncGenerator<string, void>
}

export function createFrameLog(): FrameLog {
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
    append(frame) {
      frames.push(frame)
      wakeReaders('frames')
    },
    chunk: (from, to) => frames.slice(from, to).join(''),
    end(final = []) {
      last ??= final
      wakeReaders('frames')
    },
    beat: () => wakeReaders('beat'),
    async *read(count) {
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
