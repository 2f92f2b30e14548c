import { EngineFailure } from '../../../ports.ts'
import type { ChatRequest, ModelEndpoint } from './endpoint.ts'
import { Patience } from './patience.ts'
import { reasonOf } from './reason.ts'

/** The model's server said no, before any answer. */
export class ModelRefusal extends EngineFailure {
  readonly status: number
  constructor(status: number) {
    const key = status === 429 ? 'error.modelBusy' : 'error.modelFailed'
    super(key, { cause: `the model answered ${status}` })
    this.status = status
  }
}

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
    if (!response.ok) throw new ModelRefusal(response.status)
    for await (const piece of response.body ?? []) {
      patience.signOfLife()
      yield piece
    }
  } catch (error) {
    throw failure(error, patience)
  } finally {
    patience.end()
  }
}

function failure(error: unknown, patience: Patience): EngineFailure {
  if (error instanceof EngineFailure) return error
  if (patience.exhausted)
    return new EngineFailure('error.modelTimeout', { cause: 'the model took too long' })
  const cause = `the model cannot be reached: ${reasonOf(error)}`
  return new EngineFailure('error.modelFailed', { cause })
}
