import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { ModelEndpoint, ModelTimeouts } from '../endpoint.ts'

export type Reply = (response: ServerResponse, request: IncomingMessage, body: string) => unknown

const PATIENT: ModelTimeouts = { first: 30_000, silence: 30_000, whole: 30_000 }

/** A model on this machine that answers each request as it is told, however oddly. */
export class ScriptedModel implements AsyncDisposable {
  readonly #server
  #connections = 0

  private constructor(reply: Reply) {
    this.#server = createServer(async (request, response) => {
      reply(response, request, await text(request))
    })
    this.#server.on('connection', (socket) => {
      this.#connections += 1
      socket.once('close', () => {
        this.#connections -= 1
        this.#server.emit('gone')
      })
    })
  }

  static async start(reply: Reply): Promise<ScriptedModel> {
    const model = new ScriptedModel(reply)
    model.#server.listen(0, '127.0.0.1')
    await once(model.#server, 'listening')
    return model
  }

  endpoint(timeouts: Partial<ModelTimeouts> = {}): ModelEndpoint {
    const { port } = this.#server.address() as AddressInfo
    return {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: 'sk-secret',
      model: 'test-model',
      timeouts: { ...PATIENT, ...timeouts },
      usage: { isRefused: false },
    }
  }

  /** Resolves when every connection to it is closed. */
  async left(): Promise<void> {
    while (this.#connections > 0) await once(this.#server, 'gone')
  }

  async [Symbol.asyncDispose]() {
    this.#server.closeAllConnections()
    this.#server.close()
    await once(this.#server, 'close')
  }
}

export const delta = (delta: Readonly<Record<string, unknown>>) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta }] })}\n\n`
export const DONE = 'data: [DONE]\n\n'

/** A stream of exactly these bytes. */
export const streaming =
  (...pieces: readonly (string | Uint8Array)[]): Reply =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const piece of pieces) {
      if (!response.write(piece)) await once(response, 'drain')
      // A turn of the loop each, so that the pieces arrive one by one.
      await new Promise((resolve) => setImmediate(resolve))
    }
    response.end()
  }
