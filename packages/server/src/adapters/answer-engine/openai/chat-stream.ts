import { EventSourceParserStream } from 'eventsource-parser/stream'
import { EngineFailure } from '../../../ports.ts'
import type { ChatMessage, ModelEndpoint } from './endpoint.ts'
import { requestModel } from './request.ts'

export type ChatDelta =
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'content'; readonly text: string }

interface ChatChunk {
  readonly error?: unknown
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: string | null
      readonly reasoning_content?: string | null
      readonly reasoning?: string | null
    }
  }[]
}

/** A completion as it is written; the upstream connection closes when `signal` is aborted. */
export async function* streamChat(
  endpoint: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<ChatDelta> {
  await using response = await requestModel(endpoint, { messages, stream: true }, signal)
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
  for await (const { data } of response.watched(events)) {
    if (data === '[DONE]') return
    yield* deltasOf(data)
  }
  if (!signal.aborted) {
    throw new EngineFailure('error.modelFailed', { cause: 'the model ended without [DONE]' })
  }
}

function* deltasOf(data: string): Generator<ChatDelta> {
  const chunk = parseChunk(data)
  if (chunk.error) throw new EngineFailure('error.modelFailed', { cause: chunk.error })
  const delta = chunk.choices?.[0]?.delta
  const reasoning = delta?.reasoning_content ?? delta?.reasoning
  if (reasoning) yield { kind: 'reasoning', text: reasoning }
  if (delta?.content) yield { kind: 'content', text: delta.content }
}

function parseChunk(data: string): ChatChunk {
  try {
    return JSON.parse(data) as ChatChunk
  } catch (cause) {
    throw new EngineFailure('error.modelFailed', { cause })
  }
}
