import { EngineFailure } from '../../../ports.ts'
import type { ChatRequest, ModelEndpoint } from './endpoint.ts'
import { Patience } from './patience.ts'
import { reasonOf } from './reason.ts'

/**
 * The body of the model's reply, piece by piece. Every way in which that can fail becomes an
 * `EngineFailure`; the connection closes when the reader stops or `signal` is aborted.
 */
export async function* requestModel(
  endpoint: ModelEndpoint,
  request: ChatRequest,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const patience = new Patience(endpoint.timeouts)
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
    if (!response.ok) throw await refusal(response)
    for await (const piece of response.body ?? []) {
      patience.signOfLife()
      yield piece
    }
  } catch (error) {
    throw failure(error, endpoint, patience)
  } finally {
    patience.end()
  }
}

class Refusal extends Error {
  readonly status: number
  constructor(status: number, text: string) {
    super(`the model answered ${status}: ${text}`)
    this.status = status
  }
}

/** What the other side has to say about it is for the operator's log. */
async function refusal(response: Response): Promise<Refusal> {
  const text = await response.text().catch(() => '')
  return new Refusal(response.status, text.slice(0, 500))
}

function failure(error: unknown, { apiKey }: ModelEndpoint, patience: Patience): EngineFailure {
  const cause = reasonOf(error, apiKey)
  if (patience.exhausted) return new EngineFailure('error.modelTimeout', { cause })
  const busy = error instanceof Refusal && error.status === 429
  return new EngineFailure(busy ? 'error.modelBusy' : 'error.modelFailed', { cause })
}
