import { replay, settle } from '../answers/answering.ts'
import { startAnswer } from '../answers/start-answer.ts'
import { wholeAnswer } from '../answers/whole-answer.ts'
import { type Ctx, type HandlersOf, signedIn } from '../serving/context.ts'
import { refuse } from '../serving/refusal.ts'
import { done, json, stream } from '../serving/replies.ts'
import type { Generation } from '../state/rows.ts'

export const askHandlers: HandlersOf<'ask' | 'attachAnswer' | 'stopAnswer'> = {
  ask: async (ctx, { body, header }) => {
    const key = header['Idempotency-Key'] ?? null
    const frames = read(ctx, askedBefore(ctx, key, body) ?? (await startAnswer(ctx, body, key)))
    return ctx.wantsJson ? json(await wholeAnswer(frames)) : stream(frames)
  },

  attachAnswer: async (ctx, { path, header }) =>
    stream(read(ctx, ownAnswer(ctx, path.request_id), header['Last-Event-ID'])),

  stopAnswer: async (ctx, { path }) => {
    const live = ctx.house.live.get(ownAnswer(ctx, path.request_id).request_id)
    if (live) await settle(ctx.house, live, 'stopped')
    return done()
  },
}

function askedBefore(ctx: Ctx, idempotency_key: string | null, body: object) {
  if (idempotency_key === null) return undefined
  const { user_id } = signedIn(ctx)
  const before = ctx.house.generations.findFirst((q) => q.where({ user_id, idempotency_key }))
  if (before && before.asked !== JSON.stringify(body)) throw refuse('error.idempotencyConflict')
  return before
}

function ownAnswer(ctx: Ctx, request_id: string): Generation {
  const { user_id } = signedIn(ctx)
  const own = ctx.house.generations.findFirst((q) => q.where({ request_id, user_id }))
  if (!own) throw refuse('error.noAccess')
  return own
}

const read = ({ house, language }: Ctx, generation: Generation, after = 0) =>
  house.live.get(generation.request_id)?.read(after) ?? replay(house, generation, language)
