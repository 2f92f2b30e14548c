import { setTimeout as sleep } from 'node:timers/promises'

/** How fast an answer is written. */
export interface Pace {
  /** Milliseconds between two pieces. */
  readonly pause: number
  /** Characters in a piece at least; a long text comes in larger ones. */
  readonly characters: number
  /** Pieces in a text at most. */
  readonly pieces: number
}

/** Answers: a long one takes about four seconds. */
export const WRITING: Pace = { pause: 30, characters: 3, pieces: 120 }
/** The analysis, which comes faster. */
export const skimming = (pace: Pace): Pace => ({ ...pace, pieces: Math.ceil(pace.pieces / 2) })
/** All at once, for tests and measurements. */
export const INSTANT: Pace = { pause: 0, characters: Number.POSITIVE_INFINITY, pieces: 1 }

/** The text in small pieces, with a pause after each; rejects as soon as `signal` is aborted. */
export async function* inPieces(
  text: string,
  pace: Pace,
  signal: AbortSignal,
): AsyncGenerator<string> {
  const characters = [...text]
  const size = Math.max(pace.characters, Math.ceil(characters.length / pace.pieces))
  for (let at = 0; at < characters.length; at += size) {
    signal.throwIfAborted()
    yield characters.slice(at, at + size).join('')
    if (pace.pause > 0) await sleep(pace.pause, undefined, { signal })
  }
}
