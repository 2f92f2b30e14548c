import type { RequestContext, UserRequestContext } from '../../app-context.ts'
import { mayRead } from '../../domain/access.ts'
import { questionText } from '../../domain/ask-plan.ts'
import { type ChatMessage, earlierTurns } from '../../domain/earlier-turns.ts'
import { refuse } from '../../domain/refusal.ts'
import { selectedPath } from '../../domain/versions.ts'
import type { Question } from '../../ports.ts'
import { loadTree } from '../messages/store.ts'
import type { AskInput } from './ask-input.ts'
import { type Asked, type Placed, placeAsk } from './place-ask.ts'
import { loadSource, loadTexts } from './situation-store.ts'

type Unblocked = Exclude<Placed, { result: 'blocked' }>

/** Stores an ask and lets its answer begin; gives the id of the generation to attach to. */
export async function runAsk(
  ctx: UserRequestContext,
  input: AskInput,
  idempotencyKey: string | null,
): Promise<string> {
  const placed = await placeUnblocked(ctx, input, idempotencyKey)
  if (placed.result === 'repeated') return placed.requestId
  const { stored } = placed.asked
  const { requestId } = stored
  try {
    const question = await engineQuestion(ctx, ctx.viewer.userId, input, placed.asked)
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
): Promise<Unblocked> {
  for (let round = 0; round < 5; round += 1) {
    const placed = await placeAsk(ctx, input, key)
    if (placed.result !== 'blocked') return placed
    if (!placed.detached) await ctx.generations.stop(placed.requestId)
    else if (round === 0) await ctx.generations.reapDead()
    else break
  }
  throw refuse('error.generationRunning')
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
  const { sourcePublicId, before, stored } = asked
  const source = sourcePublicId ? await saidInSource(database.db, sourcePublicId, userId) : []
  const knowsText = input.kind !== 2
  const said = await loadTexts(database.db, knowsText ? before : [...before, stored.questionId])
  const text = knowsText ? questionText(input.text) : (said.pop()?.content ?? '')
  return {
    text,
    history: earlierTurns([...source, ...said]),
    deepThink: input.deepThink,
    internetSearch: input.internetSearch,
    language,
  }
}

/** Nothing, once the source can no longer be read. */
async function saidInSource(
  db: RequestContext['database']['db'],
  publicId: string,
  userId: string,
): Promise<ChatMessage[]> {
  const source = await loadSource(db, publicId)
  if (!mayRead(source, userId)) return []
  const path = selectedPath(await loadTree(db, source.topicId), source.selectedFirst)
  return loadTexts(
    db,
    path.map(({ selected }) => selected.id),
  )
}
