import type { ServerResponse } from 'node:http'

/** How a request to the model ended. */
export type ModelEnd = 'complete' | 'refused' | 'cut by the model' | 'closed by the asker'

/** What the model is given beside the question. */
export interface ModelInput {
  /** The names of the tools it may call. */
  readonly offered: readonly string[]
  /** What its calls of earlier turns gave. */
  readonly results: readonly string[]
  /** What it was asked, in characters, which it reports as tokens; null when it is not asked to. */
  readonly usage: number | null
}

export interface ModelCall {
  readonly name: string
  /** A text is sent as it is, anything else as JSON. */
  readonly arguments: unknown
}

/** One streamed completion that a script writes as it likes. */
export interface ModelReply extends ModelInput {
  /** Aborted as soon as the asker closes the connection. */
  readonly closed: AbortSignal
  think(text: string): void
  say(text: string): void
  /** Ends the turn with calls, in fragments and side by side as models send them. */
  call(...calls: readonly ModelCall[]): void
  /** From now on it does not report its usage, even where it is asked to. */
  withoutUsage(): void
  /** Bytes of the stream, whatever they are. */
  raw(bytes: string | Uint8Array): void
  /** Ends the stream as the protocol wants it. */
  end(): void
  /** Ends the stream in order before it is complete. */
  leave(): void
  /** Breaks the connection in the middle of a piece. */
  cut(): void
  /** Breaks the connection before anything is sent. */
  reset(): void
  /** Answers with something that is no stream. */
  instead(type: string, text: string): void
  /** Answers with an error instead of a stream. */
  refuse(status: number): void
}

/** Writes a completion in the form of OpenAI's `chat.completion.chunk`. */
export function modelReply(
  response: ServerResponse,
  input: ModelInput,
  ended: (end: ModelEnd) => void,
): ModelReply {
  const closed = new AbortController()
  let ending: ModelEnd = 'closed by the asker'
  response.on('error', () => undefined)
  response.on('close', () => {
    closed.abort()
    ended(ending)
  })

  function open() {
    if (response.headersSent) return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
  }
  let said = 0
  let reportsUsage = true
  function send(delta: object, finish_reason: string | null = null) {
    open()
    said += 1
    const choices = [{ index: 0, delta, finish_reason }]
    response.write(`data: ${JSON.stringify({ object: 'chat.completion.chunk', choices })}\n\n`)
  }
  /** In a piece of its own, as the protocol has it: without choices, after the last of them. */
  function sendUsage(prompt_tokens: number) {
    const usage = { prompt_tokens, completion_tokens: said, total_tokens: prompt_tokens + said }
    const piece = { object: 'chat.completion.chunk', choices: [], usage }
    response.write(`data: ${JSON.stringify(piece)}\n\n`)
  }
  function end() {
    open()
    ending = 'complete'
    if (input.usage !== null && reportsUsage) sendUsage(input.usage)
    response.end('data: [DONE]\n\n')
  }

  return {
    ...input,
    closed: closed.signal,
    think: (text) => send({ reasoning_content: text }),
    say: (text) => send({ content: text }),
    call(...calls) {
      const begun = calls.map(({ name }, index) => ({
        ...{ index, id: `call_${input.results.length + index}`, type: 'function' },
        function: { name, arguments: '' },
      }))
      send({ role: 'assistant', tool_calls: begun })
      const texts = calls.map(({ arguments: given }) =>
        typeof given === 'string' ? given : JSON.stringify(given),
      )
      const longest = Math.max(...texts.map((text) => text.length))
      for (let at = 0; at < longest; at += 5) {
        const pieces = texts.map((text) => text.slice(at, at + 5))
        const tool_calls = pieces.map((piece, index) => ({ index, function: { arguments: piece } }))
        send({ tool_calls })
      }
      send({}, 'tool_calls')
      end()
    },
    withoutUsage() {
      reportsUsage = false
    },
    raw(bytes) {
      open()
      response.write(bytes)
    },
    end,
    leave() {
      open()
      ending = 'cut by the model'
      response.end()
    },
    cut() {
      open()
      ending = 'cut by the model'
      response.write('data: {"choices":[{"del', () => response.destroy())
    },
    reset() {
      ending = 'cut by the model'
      response.socket?.resetAndDestroy()
    },
    instead(type, text) {
      ending = 'complete'
      response.writeHead(200, { 'content-type': type }).end(text)
    },
    refuse(status) {
      ending = 'refused'
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `refused with ${status}` } }))
    },
  }
}
