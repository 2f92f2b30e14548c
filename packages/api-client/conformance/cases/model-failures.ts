import { type Case, refusal, streamFailure } from '../case.ts'
import { question } from '../conversation.ts'
import type { Stage } from '../stage.ts'

// First of all those that a server needs its patience for.
const keys = ['error.modelTimeout', 'error.modelBusy', 'error.modelFailed'] as const

const failing = (stage: Stage, key: (typeof keys)[number]) =>
  question({ question: stage.subject.questions.failing[key] })

/** What becomes of an answer that the answer engine gives up. */
export const modelFailureCases: readonly Case[] = keys.flatMap((key) => [
  refusal('ask', key, 'as a whole', async (stage) => ({
    client: await stage.freeUser(),
    request: { body: failing(stage, key), accept: 'application/json' },
  })),
  streamFailure('ask', key, 'as a stream', async (stage) =>
    (await stage.freeUser()).stream('ask', { body: failing(stage, key) }),
  ),
  streamFailure('attachAnswer', key, 'is told again how it failed', async (stage) => {
    const me = await stage.freeUser()
    const first = await me.stream('ask', { body: failing(stage, key) })
    const { request_id } = await first.next('start')
    await first.told()
    return me.stream('attachAnswer', { path: { request_id } })
  }),
])
