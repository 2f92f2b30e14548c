import { ApiError } from './api-error.ts'
import { baseOf, type CallOptions, clientOf } from './client.ts'
import { REQUEST_TIMEOUT_MS } from './limits.ts'

export interface Request extends CallOptions {
  readonly method: string
  readonly body?: BodyInit
}

/**
 * Sends a request with token and language; `path` follows the base address. Rejects with `ApiError`
 * if nothing answers, with the signal's reason if the caller aborts, and with an `Error` if the
 * client's base address is none.
 */
export async function send(path: string, request: Request): Promise<Response> {
  const client = clientOf(request)
  const token = client.token?.() ?? null
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  const { fetch = globalThis.fetch } = client
  const response = await fetch(baseOf(client) + path, {
    method: request.method,
    headers: {
      ...(token !== null && { Authorization: `Bearer ${token}` }),
      ...(client.language && { 'Accept-Language': client.language() }),
      ...request.headers,
    },
    body: request.body ?? null,
    keepalive: request.keepalive ?? false,
    signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
  }).catch((cause: unknown) => {
    throw failure(cause, request.signal)
  })
  if (response.status === 401 && token !== null && token === client.token?.())
    client.onUnauthorized?.()
  return response
}

/** The error of a broken connection: the caller's abort reason, or an `ApiError`. */
export function failure(cause: unknown, signal: AbortSignal | undefined): unknown {
  if (signal?.aborted) return signal.reason
  const late = cause instanceof DOMException && cause.name === 'TimeoutError'
  return new ApiError({
    status: 0,
    errorKey: late ? 'error.timeout' : 'error.network',
    message: late ? 'The server took too long to answer' : 'The server could not be reached',
    cause,
  })
}
