import type { OperationId } from '../src/contract/contract.ts'
import { newId } from '../src/ids.ts'
import { type Case, refusal } from './case.ts'
import { answered, type Turn } from './conversation.ts'
import type { CallRequest } from './request.ts'

const nowhere = (): Turn => ({
  topicsId: newId(),
  requestId: newId(),
  questionId: newId(),
  answerId: newId(),
})

/** What is somebody else's and what does not exist are refused alike. */
export function noAccess(operation: OperationId, request: (turn: Turn) => CallRequest): Case[] {
  return [
    refusal(operation, 'error.noAccess', "what is somebody else's", async (stage) => {
      const turn = await answered(stage, await stage.freeUser())
      return { client: await stage.freeUser(), request: request(turn) }
    }),
    refusal(operation, 'error.noAccess', 'what does not exist', async (stage) => ({
      client: await stage.freeUser(),
      request: request(nowhere()),
    })),
  ]
}
