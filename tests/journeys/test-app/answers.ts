import type { ModelScript } from '../../fakes/model-scripts.ts'
import type { TestApp } from './test-app.ts'

/** What a model sends in one go. */
export interface Piece {
  readonly think?: string
  readonly say?: string
}

/** Sends the pieces, and waits for `released` before the one at `place` (or before the end). */
export const pausedAt =
  (pieces: readonly Piece[], place: number, released: Promise<unknown>): ModelScript =>
  async (reply) => {
    for (const [index, { think, say }] of pieces.entries()) {
      if (index === place) await released
      if (reply.closed.aborted) return
      if (think) reply.think(think)
      if (say) reply.say(say)
    }
    if (place === pieces.length) await released
    reply.end()
  }

/** An answer that begins with `first` and goes on only when the test says so. */
export function heldAnswer(first: string, rest = ' And that is all.') {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { script: pausedAt([{ say: first }, { say: rest }], 1, promise), release: resolve }
}

/** A question that nobody else asks, and that is answered so. */
export function newQuestion({ model }: TestApp, script: ModelScript): string {
  const question = `What is staking? ${crypto.randomUUID()}`
  model.answer(question, script)
  return question
}
