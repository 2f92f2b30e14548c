import { replay, settle, wholeAnswer } from '../answers/answering.ts'
import { startAnswer } from '../answers/start-answer.ts'
import type { Generation } from '../rows.ts'
import {
  done,
  type HandlersOf,
  json,
  refuse,
  stream,
  type UserRequestContext,
} from '../serving/context.ts'

export const askHandlers: HandlersOf<'ask' | 'attachAnswer' | 'stopAnswer'> = {
  ask: async (ctx, { body, header }) => {
    const key = header['Idempotency-Key'] ?? null
    const frames = read(ctx, askedBefore(ctx, key, body) ?? (await startAnswer(ctx, body, key)))
    return ctx.wantsJson ? json(await wholeAnswer(frames)) : stream(frames)
  },

  attachAnswer: async (ctx, { path, header }) =>
    stream(read(ctx, ownAnswer(ctx, path.request_id), header['Last-Event-ID'])),

  stopAnswer: async (ctx, { path }) => {
    const live = ctx.server.live.get(ownAnswer(ctx, path.request_id).request_id)
    if (live) await settle(ctx.server, live, 'stopped')
    return done()
  },
}

function askedBefore(ctx: UserRequestContext, idempotency_key: string | null, body: object) {
  if (idempotency_key === null) return undefined
  const { user_id } = ctx.viewer
  const before = ctx.server.generations.findFirst((q) => q.where({ user_id, idempotency_key }))
  if (before && before.asked !== JSON.stringify(body)) throw refuse('error.idempotencyConflict')
  return before
}

function ownAnswer(ctx: UserRequestContext, request_id: string): Generation {
  const { user_id } = ctx.viewer
  const own = ctx.server.generations.findFirst((q) => q.where({ request_id, user_id }))
  if (!own) throw refuse('error.noAccess')
  return own
}

const read = ({ server, language }: UserRequestContext, generation: Generation, after = 0) =>
  server.live.get(generation.request_id)?.read(after) ?? replay(server, generation, language)
