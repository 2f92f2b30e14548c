import { createParser } from 'eventsource-parser'
import { EngineFailure, type MeteredCall, type TokenMeter } from '../../../ports.ts'
import type { Tool, ToolCall } from '../research/tool.ts'
import type { CallingTurn, ChatMessage, ChatRequest, ModelEndpoint } from './endpoint.ts'
import { ModelRefusal, requestModel } from './request.ts'
import { CallAssembly, callingTurn } from './tool-calls.ts'

export type ChatDelta =
  | { readonly kind: 'reasoning'; readonly text: string }
  | { readonly kind: 'content'; readonly text: string }

/** The model ended its turn with calls instead of an answer. */
export interface Calling {
  readonly kind: 'calling'
  readonly calls: readonly ToolCall[]
  /** Whether there were more than are kept of one turn. */
  readonly hasMore: boolean
  readonly turn: CallingTurn
}

/** The answer ends here, though the model has not ended it. */
interface CutOff {
  readonly kind: 'cutOff'
  readonly by: 'length' | 'filter'
}

/** What the model may call. */
export interface Offer {
  readonly tools: readonly Tool[]
  /** False where they are only named, because what was said before has calls of them. */
  readonly mayCall: boolean
}

const NOTHING: Offer = { tools: [], mayCall: false }

/** The fields that are read of a chunk, which not every server fills as the protocol says. */
interface ChatChunk {
  readonly error?: unknown
  /** In a piece of its own without choices, or beside the last ones. */
  readonly usage?: unknown
  readonly choices?: readonly {
    readonly delta?: {
      readonly content?: unknown
      readonly reasoning_content?: unknown
      readonly reasoning?: unknown
      readonly tool_calls?: unknown
    } | null
    readonly finish_reason?: unknown
  }[]
}

/** A completion as it is written; the upstream connection closes when `signal` is aborted. */
export async function* streamChat(
  endpoint: ModelEndpoint,
  messages: readonly ChatMessage[],
  signal: AbortSignal,
  { tools, mayCall }: Offer = NOTHING,
  meter?: TokenMeter,
): AsyncGenerator<ChatDelta | Calling | CutOff> {
  const offered = tools.map(({ name, description, parameters }) => ({
    type: 'function' as const,
    function: { name, description, parameters },
  }))
  const request = {
    ...{ messages, stream: true },
    ...(offered.length > 0 && { tools: offered }),
    ...(offered.length > 0 && !mayCall && { tool_choice: 'none' as const }),
  }
  const metered = meter?.begin(JSON.stringify([messages, offered]))
  const assembly = new CallAssembly()
  let content = ''
  let reasoning = ''
  let finished = false
  let reason: unknown
  for await (const data of eventsOf(requestUsage(endpoint, request, signal, metered))) {
    finished ||= data === '[DONE]'
    if (data === '[DONE]') break
    const { error, choices, usage } = chunkOf(data)
    metered?.reported(usage)
    if (error) throw reported(error)
    const [choice] = choices ?? []
    const delta = choice?.delta ?? {}
    if (mayCall) {
      assembly.add(delta.tool_calls)
      content += textOf(delta.content)
      reasoning += textOf(delta.reasoning_content)
    }
    for (const each of deltasOf(delta)) {
      metered?.said(each.text)
      yield each
    }
    if (typeof choice?.finish_reason === 'string') {
      finished = true
      reason = choice.finish_reason
    }
  }
  // Some servers leave out `[DONE]`; without it and without a finish reason it was cut off.
  if (!finished) throw failed('the model ended in the midst of its answer')
  const { calls, hasMore } = assembly
  if (calls.length > 0)
    yield { kind: 'calling', calls, hasMore, turn: callingTurn(calls, content, reasoning) }
  else if (reason === 'length') yield { kind: 'cutOff', by: 'length' }
  else if (reason === 'content_filter') yield { kind: 'cutOff', by: 'filter' }
}

/** How servers answer what they do not know. */
const UNKNOWN_OPTION = new Set([400, 404, 422])

/** Asks for the usage, too, and again without where the model refuses that. */
async function* requestUsage(
  endpoint: ModelEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
  metered: MeteredCall | undefined,
): AsyncGenerator<Uint8Array> {
  const { usage } = endpoint
  try {
    if (!usage.isRefused) {
      try {
        const asking = { ...request, stream_options: { include_usage: true } }
        for await (const piece of requestModel(endpoint, asking, signal)) yield piece
        return
      } catch (error) {
        if (!(error instanceof ModelRefusal && UNKNOWN_OPTION.has(error.status))) throw error
      }
    }
    for await (const piece of requestModel(endpoint, request, signal)) {
      usage.isRefused = true
      yield piece
    }
  } catch (error) {
    if (error instanceof ModelRefusal) metered?.refused()
    throw error
  }
}

async function* eventsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  const ready: string[] = []
  const parser = createParser({ onEvent: ({ data }) => ready.push(data) })
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }))
    // Not `yield*`, which costs twice as much and runs for every delta.
    for (const data of ready.splice(0)) yield data
  }
}

function chunkOf(data: string): ChatChunk {
  try {
    const chunk: unknown = JSON.parse(data)
    if (typeof chunk === 'object' && chunk !== null) return chunk
  } catch {
    throw failed('the model sent something that is no JSON')
  }
  throw failed('the model sent something that is no object')
}

type Delta = NonNullable<NonNullable<ChatChunk['choices']>[number]['delta']>

function* deltasOf({ content, reasoning_content, reasoning }: Delta): Generator<ChatDelta> {
  const thought = textOf(reasoning_content ?? reasoning)
  if (thought) yield { kind: 'reasoning', text: thought }
  const text = textOf(content)
  if (text) yield { kind: 'content', text }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : '')

function failed(cause: string): EngineFailure {
  return new EngineFailure('error.modelFailed', { cause })
}

/** An error in mid-stream; only its code goes into the log, its message may quote the question. */
function reported(error: unknown): EngineFailure {
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : null
  if (Number(code) === 429)
    return new EngineFailure('error.modelBusy', { cause: 'the model reported 429' })
  const reported = /^[\w.-]{1,40}$/.test(String(code)) ? `: ${code}` : ''
  return failed(`the model reported an error${code === null ? '' : reported}`)
}
