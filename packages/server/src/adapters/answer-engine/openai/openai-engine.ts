import { type AnswerEngine, EngineFailure } from '../../../ports.ts'
import { streamChat } from './chat-stream.ts'
import type { ModelEndpoint } from './endpoint.ts'
import { conversation, titleRequest } from './instructions.ts'
import { narrate } from './narration.ts'
import { writeTitle } from './title.ts'

/** Answers come from a model behind an OpenAI-compatible endpoint. */
export function openAiEngine(endpoint: ModelEndpoint): AnswerEngine {
  return {
    kind: 'model',
    model: endpoint.model,
    async *answer(question, signal) {
      try {
        const deltas = streamChat(endpoint, conversation(question), signal)
        yield* narrate(deltas, { thinking: question.deepThink })
      } catch (error) {
        // An abort is the asker's wish, whatever the transport makes of it.
        if (!signal.aborted) throw error
      }
    },
    async title(question, answer, signal) {
      try {
        return await writeTitle(endpoint, titleRequest(question, answer), signal)
      } catch (error) {
        // A topic without a title of the model's gets one from its question.
        if (error instanceof EngineFailure) return null
        throw error
      }
    },
  }
}
