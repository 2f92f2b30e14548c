import { setTimeout as sleep } from 'node:timers/promises'
import type { ModelCall, ModelReply } from './model-reply.ts'

/** How the model answers one question. */
export type ModelScript = (reply: ModelReply) => void | Promise<void>

/** The whole text at once. */
export const instantly =
  (text: string): ModelScript =>
  (reply) => {
    reply.say(text)
    reply.end()
  }

/** Piece by piece, with a pause before each but the first; stops when nobody listens any more. */
export const slowly =
  (pieces: Iterable<string>, pauseMs: number): ModelScript =>
  async (reply) => {
    for (const piece of pieces) {
      if (reply.closed.aborted) return
      reply.say(piece)
      await sleep(pauseMs)
    }
    reply.end()
  }

/** Some text at once, the rest when `released` resolves. */
export const held =
  (first: string, released: Promise<unknown>, rest: string): ModelScript =>
  async (reply) => {
    reply.say(first)
    await released
    if (reply.closed.aborted) return
    reply.say(rest)
    reply.end()
  }

/** Some text, if any, and then silence for ever. */
export const silentAfter =
  (text = ''): ModelScript =>
  (reply) => {
    if (text) reply.say(text)
  }

/** Some text, and then a torn connection. */
export const tornAfter =
  (text: string): ModelScript =>
  async (reply) => {
    reply.say(text)
    await sleep(50)
    reply.cut()
  }

/** An analysis on the model's own channel before what follows. */
export const thinkingFirst =
  (analysis: string, then: ModelScript): ModelScript =>
  (reply) => {
    reply.think(analysis)
    return then(reply)
  }

/** An error instead of an answer. */
export const refusing =
  (status: number): ModelScript =>
  (reply) =>
    reply.refuse(status)

/** Calls first; what follows is said once they gave something. */
export const calling =
  (calls: readonly ModelCall[], then: ModelScript): ModelScript =>
  (reply) =>
    reply.results.length === 0 ? reply.call(...calls) : then(reply)

/** Distinct words, each time from the first, so that a lost or doubled piece of a text is seen. */
export function numberedPieces(count = Number.POSITIVE_INFINITY): Iterable<string> {
  return {
    *[Symbol.iterator]() {
      for (let n = 1; n <= count; n++) yield `word${n} `
    },
  }
}
