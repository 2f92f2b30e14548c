import { ANSWER_BOUNDS } from '../../../ports/answer-bounds.ts'
import type { Tool, ToolCall } from '../research/tool.ts'

/** Any server that speaks the chat completions protocol. */
export interface ModelEndpoint {
  /** Up to and with the version: `https://api.example.com/v1`. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
  readonly timeouts: ModelTimeouts
  /** Shared by all requests: whether the model turned out to refuse to be asked for its usage. */
  readonly usage: { isRefused: boolean }
}

/** Milliseconds. */
export interface ModelTimeouts {
  /** Until the first byte of the reply's body; a reasoning model may think long before it. */
  readonly first: number
  /** Between two pieces of the body, be they comments that merely keep the connection alive. */
  readonly silence: number
  /** Until the last byte of an answer, over all its turns. */
  readonly whole: number
}

export const DEFAULT_TIMEOUTS: ModelTimeouts = {
  ...{ first: 180_000, silence: 60_000 },
  whole: ANSWER_BOUNDS.answerMs,
}

export type ChatMessage =
  | { readonly role: 'system' | 'user' | 'assistant'; readonly content: string }
  | CallingTurn
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string }

/** The turn in which the model asked for tools, to be sent back with their results. */
export interface CallingTurn {
  readonly role: 'assistant'
  readonly content: string | null
  /** Some reasoning models insist on it. */
  readonly reasoning_content?: string
  readonly tool_calls: readonly {
    readonly id: string
    readonly type: 'function'
    readonly function: Pick<ToolCall, 'name' | 'arguments'>
    readonly extra_content?: object
  }[]
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly stream: boolean
  readonly tools?: readonly ChatTool[]
  /** Only sent to forbid calls: they are allowed where there are tools. */
  readonly tool_choice?: 'none'
  /** Asks for one more piece at the end of a stream, which says how many tokens were used. */
  readonly stream_options?: { readonly include_usage: boolean }
}

export interface ChatTool {
  readonly type: 'function'
  readonly function: Pick<Tool, 'name' | 'description' | 'parameters'>
}
