import type { Input } from '../../src/contract/contract.ts'
import { replay, settle, wholeAnswer } from '../answers/answering.ts'
import { startAnswer } from '../answers/start-answer.ts'
import { askedFor } from '../answers/store-turn.ts'
import type { Message } from '../rows.ts'
import {
  done,
  json,
  type MockHandlers,
  refuse,
  stream,
  type UserRequestContext,
} from '../serving/context.ts'
import { findOwnAnswer } from '../topics/topic-access.ts'

export const askHandlers = {
  ask: async (ctx, { body, header }) => {
    const key = header['Idempotency-Key'] ?? null
    const frames = read(ctx, askedBefore(ctx, key, body) ?? startAnswer(ctx, body, key))
    return ctx.wantsJson ? json(await wholeAnswer(frames)) : stream(frames)
  },

  attachAnswer: async (ctx, { path, header }) =>
    stream(read(ctx, ownAnswer(ctx, path.request_id), header['Last-Event-ID'])),

  stopAnswer: async (ctx, { path }) => {
    const live = ctx.server.live.get(ownAnswer(ctx, path.request_id).request_id)
    if (live) settle(ctx.server, live, 'stopped')
    return done()
  },
} satisfies Partial<MockHandlers>

function askedBefore(ctx: UserRequestContext, key: string | null, body: Input<'ask'>['body']) {
  if (key === null) return undefined
  const before = findOwnAnswer(ctx, ({ request }) => request?.idempotency_key === key)
  if (before && before.request?.body !== askedFor(body)) {
    throw refuse('error.idempotencyConflict')
  }
  return before
}

function ownAnswer(ctx: UserRequestContext, request_id: string): Message {
  const own = findOwnAnswer(ctx, (answer) => answer.request_id === request_id)
  if (!own) throw refuse('error.noAccess')
  return own
}

const read = (ctx: UserRequestContext, answer: Message, after = 0) =>
  ctx.server.live.get(answer.request_id)?.read(after) ?? replay(ctx, answer)
