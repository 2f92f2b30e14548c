import type { Success } from '@coinquiry/api-client/contract'
import type { HandlersOf, UserRequestContext } from '../../app-context.ts'
import { eventStream, json } from '../../contract/replies.ts'
import { refuse } from '../../domain/refusal.ts'
import { decodeFrame, HEARTBEAT } from '../../generation/frames.ts'
import { loadAnswer } from '../../generation/generation-store.ts'
import { readAsk } from './ask-input.ts'
import { runAsk } from './run-ask.ts'

/** About as long as a restart takes. */
const RESTART_SECONDS = 5

export const askHandlers = {
  ask: async (ctx, { body, header }) => {
    if (ctx.generations.draining)
      throw refuse('error.shuttingDown', { retryAfter: RESTART_SECONDS })
    const requestId = await runAsk(ctx, readAsk(body), header['Idempotency-Key'] ?? null)
    const frames = ctx.generations.attach(requestId, 0, ctx.language)
    return ctx.accept === 'json' ? json(await wholeAnswer(frames)) : eventStream(frames)
  },

  attachAnswer: async (ctx, { path, header }) => {
    const requestId = await ownAnswer(ctx, path.request_id)
    const count = header['Last-Event-ID'] ?? 0
    return eventStream(ctx.generations.attach(requestId, count, ctx.language))
  },

  stopAnswer: async (ctx, { path }) => {
    await ctx.generations.stop(await ownAnswer(ctx, path.request_id))
    return json({ code: 0, data: null })
  },
} satisfies HandlersOf<'ask' | 'attachAnswer' | 'stopAnswer'>

async function ownAnswer(ctx: UserRequestContext, id: string): Promise<string> {
  const answer = await loadAnswer(ctx.database.db, id)
  if (!answer || answer.userId !== ctx.viewer.userId) throw refuse('error.noAccess')
  return answer.requestId
}

/** Waits for the end of an answer's stream; refuses when the answer failed. */
export async function wholeAnswer(frames: AsyncIterable<string>): Promise<Success<'ask'>> {
  for await (const frame of frames) {
    if (frame === HEARTBEAT) continue
    const event = decodeFrame(frame)
    if (event.event === 'error') throw refuse(event.error_key)
    if (event.event === 'close') {
      const { event: _, ...data } = event
      return { code: 0, response: data.response, data }
    }
  }
  throw refuse('error.interrupted')
}
