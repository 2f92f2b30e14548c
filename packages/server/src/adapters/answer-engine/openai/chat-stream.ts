import { createParser } from 'eventsource-parser'
import { EngineFailure } from '../../../ports.ts'
import type { ChatMessage, ModelEndpoint } from './endpoint.ts'
import { reasonOf } from './reason.ts'
import { requestModel } from './request.ts'

export type ChatDelta =
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'content'; readonly text: string }

/** What is read of a chunk; the other side is not known to keep to it. */
interface ChatChunk {
  readonly error?: unknown
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: unknown
      readonly reasoning_content?: unknown
      readonly reasoning?: unknown
    } | null
    readonly finish_reason?: unknown
  }[]
}

/** A completion as it is written; the upstream connection closes when `signal` is aborted. */
export async function* streamChat(
  endpoint: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
): AsyncGenerator<ChatDelta> {
  const body = requestModel(endpoint, { messages, stream: true }, signal)
  let finished = false
  for await (const data of eventsOf(body)) {
    if (data === '[DONE]') return
    const { error, choices } = chunkOf(data)
    if (error) throw failed(reasonOf(error, endpoint.apiKey))
    const [choice] = choices ?? []
    yield* deltasOf(choice?.delta ?? {})
    finished ||= typeof choice?.finish_reason === 'string'
  }
  // Some servers leave the last mark out; without it and without a reason it was cut off.
  if (!finished) throw failed('the model ended in the midst of its answer')
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const ready: string[] = []
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) })
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    yield* ready.splice(0)
  }
}

function chunkOf(data: string): ChatChunk {
  try {
    const chunk: unknown = JSON.parse(data)
    if (typeof chunk === 'object' && chunk !== null) return chunk
  } catch (error) {
    throw failed(String(error))
  }
  throw failed('the model sent something that is no object')
}

type Delta = NonNullable<NonNullable<ChatChunk['choices']>[number]['delta']>

function* deltasOf({ content, reasoning_content, reasoning }: Delta): Generator<ChatDelta> {
  const thought = reasoning_content ?? reasoning
  if (typeof thought === 'string' && thought) yield { kind: 'reasoning', text: thought }
  if (typeof content === 'string' && content) yield { kind: 'content', text: content }
}

function failed(cause: string): EngineFailure {
  return new EngineFailure('error.modelFailed', { cause })
}
