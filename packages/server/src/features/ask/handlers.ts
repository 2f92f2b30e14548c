import type { Input, Success } from '@coinquiry/api-client/contract'
import type { Db } from '../../adapters/database/database.ts'
import type { RequestContext, ServerHandlers, UserRequestContext } from '../../app-context.ts'
import { eventStream, json } from '../../contract/replies.ts'
import { mayRead } from '../../domain/access.ts'
import { type AskInput, questionText } from '../../domain/ask-plan.ts'
import { type ChatMessage, earlierTurns } from '../../domain/earlier-turns.ts'
import { refuse } from '../../domain/refusal.ts'
import { selectedPath } from '../../domain/versions.ts'
import { decodeFrame, HEARTBEAT } from '../../generation/frames.ts'
import { loadAnswer } from '../../generation/generation-store.ts'
import type { Question } from '../../ports.ts'
import { loadTree } from '../messages/store.ts'
import { loadSource, loadTexts } from './ask-store.ts'
import { ANSWER_SECONDS, type Asked, type Placed, placeAsk } from './place-ask.ts'

/** About as long as a restart takes. */
const RESTART_SECONDS = 5

export const askHandlers = {
  ask: async (ctx, { body, header }) => {
    if (ctx.generations.draining)
      throw refuse('error.shuttingDown', { retryAfter: RESTART_SECONDS })
    const key = header['Idempotency-Key'] ?? null
    const { requestId, isRepeated } = await runAsk(ctx, readAsk(body), key)
    if (key !== null)
      ctx.refused.rememberAsked(`${Buffer.from(ctx.viewer.tokenHash).toString('hex')} ${key}`)
    const answer = ctx.generations.attach(requestId, 0, ctx.language)
    const frames = ctx.readers.read(ctx.viewer, answer, () => {
      // Who is signed out reads no more, as if the connection were closed.
      if (!body.detached && !isRepeated) void ctx.generations.stop(requestId).catch(() => undefined)
      if (ctx.accept === 'json') throw refuse('error.unauthorized')
    })
    return ctx.accept === 'json' ? json(await wholeAnswer(frames)) : eventStream(frames)
  },

  attachAnswer: async (ctx, { path, header }) => {
    const requestId = await ownAnswer(ctx, path.request_id)
    const count = header['Last-Event-ID'] ?? 0
    const frames = ctx.generations.attach(requestId, count, ctx.language)
    return eventStream(ctx.readers.read(ctx.viewer, frames))
  },

  stopAnswer: async (ctx, { path }) => {
    await ctx.generations.stop(await ownAnswer(ctx, path.request_id))
    return json({ code: 0, data: null })
  },
} satisfies Partial<ServerHandlers>

function readAsk(body: Input<'ask'>['body']): AskInput {
  return {
    kind: body.question_type ?? 0,
    text: body.question,
    topicId: body.topics_id,
    messageId: body.message_id || null,
    parentId: body.parent_id,
    sourceTopicId: body.share_topics_id || null,
    deepThink: Boolean(body.deepthink ?? true),
    internetSearch: Boolean(body.internet_search ?? true),
    detached: Boolean(body.detached ?? false),
  }
}

type Unblocked = Exclude<Placed, { result: 'blocked' }>

/** Stores an ask and lets its answer begin; gives the id of the generation to attach to. */
async function runAsk(
  ctx: UserRequestContext,
  input: AskInput,
  idempotencyKey: string | null,
): Promise<{ readonly requestId: string; readonly isRepeated: boolean }> {
  const place = createReservation(ctx)
  try {
    const placed = await placeUnblocked(ctx, input, idempotencyKey, place.take)
    return placed.result === 'repeated'
      ? { requestId: placed.requestId, isRepeated: true }
      : { requestId: await beginAnswer(ctx, input, placed.asked), isRepeated: false }
  } finally {
    place.release()
  }
}

/** The place of one answer at this node, from when it is allowed until it has begun. */
function createReservation({ generations }: RequestContext) {
  let release: (() => void) | null = null
  return {
    take(inPlaceOf: string | null) {
      release ??= generations.reserve(inPlaceOf)
      if (!release) throw refuse('error.serverBusy', { retryAfter: ANSWER_SECONDS })
    },
    release: () => release?.(),
  }
}

async function beginAnswer(
  ctx: UserRequestContext,
  input: AskInput,
  asked: Asked,
): Promise<string> {
  const { stored } = asked
  const { requestId } = stored
  try {
    const question = await engineQuestion(ctx, ctx.viewer.userId, input, asked)
    ctx.generations.begin({ ...stored, question })
    if (!input.detached) stopWhenClosed(ctx, requestId)
  } catch (error) {
    // The ask is stored, so its failure ends the answer's stream.
    await ctx.generations.fail(requestId, error)
  }
  return requestId
}

/**
 * Ends an answer that blocks the topic if its node died, or if it is not detached; asks that race
 * for the same topic may take several rounds.
 */
async function placeUnblocked(
  ctx: UserRequestContext,
  input: AskInput,
  key: string | null,
  reserve: Parameters<typeof placeAsk>[3],
): Promise<Unblocked> {
  for (let round = 1; ; round += 1) {
    const placed = await placeAsk(ctx, input, key, reserve)
    if (placed.result !== 'blocked') return placed
    // Whoever gives up must not have ended anything for it.
    if (round === (placed.detached ? 2 : 5)) throw refuse('error.generationRunning')
    if (placed.detached) await ctx.generations.reapDead()
    else await ctx.generations.stop(placed.requestId)
  }
}

/** The specification's Stop: the client closes the connection of its request. */
function stopWhenClosed({ generations, signal }: RequestContext, requestId: string): void {
  // Fails only for an answer that is no longer written here, and that one needs no stop.
  const stop = () => void generations.stop(requestId).catch(() => undefined)
  if (signal.aborted) stop()
  else signal.addEventListener('abort', stop, { once: true })
}

/** The question for the engine, with the turns before it, those of a shared source included. */
async function engineQuestion(
  { database, language }: RequestContext,
  userId: string,
  input: AskInput,
  asked: Asked,
): Promise<Question> {
  const { sourcePublicId, said } = asked
  const source = sourcePublicId ? await saidInSource(database.db, sourcePublicId, userId) : []
  const isStored = input.kind === 2
  const text = isStored ? (said.at(-1)?.content ?? '') : questionText(input.text)
  const { turns, leftOut } = earlierTurns([...source, ...(isStored ? said.slice(0, -1) : said)])
  return {
    text,
    history: turns,
    ...(leftOut > 0 && { leftOut }),
    deepThink: input.deepThink,
    internetSearch: input.internetSearch,
    language,
  }
}

/** Nothing, once the source can no longer be read. */
async function saidInSource(db: Db, publicId: string, userId: string): Promise<ChatMessage[]> {
  const source = await loadSource(db, publicId)
  if (!mayRead(source, userId)) return []
  const path = selectedPath(await loadTree(db, source.topicId), source.selectedFirst)
  const said = await loadTexts(
    db,
    path.map(({ selected }) => selected.id),
  )
  return source.userId === userId ? said : said.map((message) => ({ ...message, isForeign: true }))
}

async function ownAnswer(ctx: UserRequestContext, id: string): Promise<string> {
  const answer = await loadAnswer(ctx.database.db, id)
  if (!answer || answer.userId !== ctx.viewer.userId) throw refuse('error.noAccess')
  return answer.requestId
}

/** Waits for the end of an answer's stream; refuses when the answer failed. */
async function wholeAnswer(frames: AsyncIterable<string>): Promise<Success<'ask'>> {
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
