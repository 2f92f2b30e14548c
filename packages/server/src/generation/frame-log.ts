import { HEARTBEAT } from './frame.ts'

/** The frames of one answer in memory; a reader is an index into it and reads as fast as it likes. */
export interface FrameLog {
  readonly length: number
  append(frame: string): void
  /** The frames from one index up to, not including, another, joined. */
  chunk(from: number, to: number): string
  /** No frame follows; every reader, however far it was, is given `last` at its end. */
  end(last?: readonly string[]): void
  /** Gives readers that wait a sign of life. */
  beat(): void
  /** The frames after the first `count`, then those to come, until the end. */
  read(count: number): AsyncGenerator<string, void>
}

export function createFrameLog(): FrameLog {
  const frames: string[] = []
  let last: readonly string[] | null = null
  let news = Promise.withResolvers<'frames' | 'beat'>()

  function tell(what: 'frames' | 'beat') {
    news.resolve(what)
    news = Promise.withResolvers()
  }

  return {
    get length() {
      return frames.length
    },
    append(frame) {
      frames.push(frame)
      tell('frames')
    },
    chunk: (from, to) => frames.slice(from, to).join(''),
    end(final = []) {
      last ??= final
      tell('frames')
    },
    beat: () => tell('beat'),
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
