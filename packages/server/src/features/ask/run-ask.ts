import type { RequestContext } from '../../app-context.ts'
import type { SignedIn } from '../../contract/viewer.ts'
import { refuse } from '../../domain/refusal.ts'
import type { AskInput } from './ask-input.ts'
import { engineQuestion } from './engine-question.ts'
import { type Placed, placeAsk } from './place-ask.ts'

type Unblocked = Exclude<Placed, { result: 'blocked' }>

/** Stores an ask and lets its answer begin; gives the id of the generation to attach to. */
export async function runAsk(
  ctx: RequestContext,
  user: SignedIn,
  input: AskInput,
  idempotencyKey: string | null,
): Promise<string> {
  const placed = await placeUnblocked(ctx, user, input, idempotencyKey)
  const { requestId } = placed
  if (placed.result === 'repeated') return requestId
  const { questionId, answerId } = placed.asked
  try {
    const question = await engineQuestion(ctx, user.userId, input, placed.asked)
    ctx.generations.begin({ requestId, topicId: input.topicId, questionId, answerId, question })
    if (!input.detached) stopWhenClosed(ctx, requestId)
  } catch (error) {
    // The ask is stored, so its failure is told like any other end of an answer.
    await ctx.generations.fail(requestId, error)
  }
  return requestId
}

/**
 * An answer in the way is ended if its node died, or if it is not detached; a few asks that race
 * for the same topic may take several rounds.
 */
async function placeUnblocked(
  ctx: RequestContext,
  user: SignedIn,
  input: AskInput,
  key: string | null,
): Promise<Unblocked> {
  for (let round = 0; round < 5; round += 1) {
    const placed = await placeAsk(ctx, user, input, key)
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
