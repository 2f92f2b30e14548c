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
  /** Until the first byte of the reply's body; a reasoning model may think long before it. */
  readonly first: number
  /** Between two pieces of the body, be they comments that merely keep the connection alive. */
  readonly silence: number
  /** Until the last byte. */
  readonly whole: number
}

export const DEFAULT_TIMEOUTS: ModelTimeouts = { first: 180_000, silence: 60_000, whole: 900_000 }

export interface ChatMessage {
  readonly role: 'system' | 'user' | 'assistant'
  readonly content: string
}

export interface ChatRequest {
  readonly messages: readonly ChatMessage[]
  readonly stream: boolean
}
