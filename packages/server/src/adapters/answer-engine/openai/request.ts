import { EngineFailure } from '../../../ports.ts'
import type { ChatRequest, ModelEndpoint } from './endpoint.ts'

export interface ModelResponse extends AsyncDisposable {
  readonly body: ReadableStream<Uint8Array>
  /** The same pieces; a silence longer than the endpoint allows becomes a failure. */
  watched<Piece>(pieces: AsyncIterable<Piece>): AsyncIterable<Piece>
}

/** Asks the model; every way in which that can fail becomes an `EngineFailure`. */
export async function requestModel(
  endpoint: ModelEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
): Promise<ModelResponse> {
  const patience = new Patience()
  patience.wait(endpoint.timeouts.response)
  const failure = (cause: unknown) =>
    new EngineFailure(patience.ended ? 'error.modelTimeout' : 'error.modelFailed', { cause })
  try {
    const response = await fetch(`${endpoint.baseUrl}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(endpoint.apiKey && { authorization: `Bearer ${endpoint.apiKey}` }),
      },
      body: JSON.stringify({ model: endpoint.model, ...request }),
      signal: AbortSignal.any([signal, patience.signal]),
    })
    if (!response.ok || !response.body) {
      await response.body?.cancel()
      throw new EngineFailure(response.status === 429 ? 'error.modelBusy' : 'error.modelFailed', {
        cause: `the model answered ${response.status}`,
      })
    }
    return {
      body: response.body,
      async *watched(pieces) {
        patience.wait(endpoint.timeouts.silence)
        try {
          for await (const piece of pieces) {
            patience.wait(endpoint.timeouts.silence)
            yield piece
          }
        } catch (cause) {
          throw failure(cause)
        }
      },
      async [Symbol.asyncDispose]() {
        patience.end()
      },
    }
  } catch (cause) {
    patience.end()
    throw cause instanceof EngineFailure ? cause : failure(cause)
  }
}

/** A timer that is set anew at each sign of life and closes the connection at its end. */
class Patience {
  readonly #controller = new AbortController()
  #timer: NodeJS.Timeout | undefined
  ended = false

  get signal(): AbortSignal {
    return this.#controller.signal
  }

  wait(milliseconds: number) {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      this.ended = true
      this.#controller.abort()
    }, milliseconds)
  }

  end() {
    clearTimeout(this.#timer)
    this.#controller.abort()
  }
}
