import type { ServerResponse } from 'node:http'

/** How a request to the model ended. */
export type ModelEnd = 'complete' | 'refused' | 'cut by the model' | 'closed by the asker'

/** One streamed completion that a script writes as it likes. */
export interface ModelReply {
  /** Aborted as soon as the asker closes the connection. */
  readonly closed: AbortSignal
  think(text: string): void
  say(text: string): void
  /** Ends the stream as the protocol wants it. */
  end(): void
  /** Tears the connection in the middle of a piece. */
  cut(): void
  /** Answers with an error instead of a stream. */
  refuse(status: number): void
}

/** Writes a completion in the form of OpenAI's `chat.completion.chunk`. */
export function modelReply(response: ServerResponse, ended: (end: ModelEnd) => void): ModelReply {
  const closed = new AbortController()
  let end: ModelEnd = 'closed by the asker'
  response.on('error', () => undefined)
  response.on('close', () => {
    closed.abort()
    ended(end)
  })

  function open() {
    if (response.headersSent) return
    response.writeHead(200, { 'content-type': 'text/event-stream' })
  }
  function send(delta: { content?: string; reasoning_content?: string }) {
    open()
    const chunk = { object: 'chat.completion.chunk', choices: [{ index: 0, delta }] }
    response.write(`data: ${JSON.stringify(chunk)}\n\n`)
  }

  return {
    closed: closed.signal,
    think: (text) => send({ reasoning_content: text }),
    say: (text) => send({ content: text }),
    end() {
      open()
      end = 'complete'
      response.end('data: [DONE]\n\n')
    },
    cut() {
      open()
      end = 'cut by the model'
      response.write('data: {"choices":[{"del', () => response.destroy())
    },
    refuse(status) {
      end = 'refused'
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(JSON.stringify({ error: { message: `refused with ${status}` } }))
    },
  }
}
