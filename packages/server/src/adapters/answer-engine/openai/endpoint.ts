/** Any server that speaks the chat completions protocol. */
export interface ModelEndpoint {
  /** Up to and with the version: `https://api.example.com/v1`. */
  readonly baseUrl: string
  readonly apiKey: string | null
  readonly model: string
  readonly timeouts: ModelTimeouts
}

/** Milliseconds. */
export interface ModelTimeouts {
  /** Until the model answers at all; a reasoning model may think long before its first word. */
  readonly response: number
  /** Between two pieces of a streamed answer. */
  readonly silence: number
}

export const DEFAULT_TIMEOUTS: ModelTimeouts = { response: 120_000, silence: 60_000 }

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly stream: boolean
}
