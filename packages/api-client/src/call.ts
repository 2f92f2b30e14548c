import { type AnyErrorKey, ApiError } from './api-error.ts'
import { baseOf, type CallOptions, clientOf } from './client.ts'
import { REQUEST_TIMEOUT_MS } from './limits.ts'

/** The caller's options, and what a call adds to them. */
export interface Request extends CallOptions {
  readonly method: string
  readonly body?: NonNullable<RequestInit['body']>
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

export interface Envelope {
  readonly code: 0
  readonly data: unknown
  readonly [extension: string]: unknown
}

/** The body of a success; rejects with `ApiError` for every other reply. */
export async function readReply(response: Response, signal?: AbortSignal): Promise<Envelope> {
  const text = await response.text().catch((cause: unknown) => {
    throw failure(cause, signal)
  })
  const body = parsedObject(text)
  if (response.ok && body?.code === 0) return body as Envelope
  throw refusal(response, body)
}

function refusal(response: Response, body: JsonObject | null): ApiError {
  const { data, message, error_key, resets_at } = body ?? {}
  const text = [message, data].find((text) => typeof text === 'string')
  return new ApiError({
    status: response.status,
    errorKey: typeof error_key === 'string' ? error_key : keyOf(response, body),
    message: text ?? `HTTP error! status: ${response.status}`,
    retryAfter: secondsOf(response.headers.get('Retry-After')),
    resetsAt: typeof resets_at === 'number' ? resets_at : undefined,
  })
}

const BY_STATUS: Readonly<Record<number, AnyErrorKey>> = {
  401: 'error.unauthorized',
  413: 'error.payloadTooLarge',
  415: 'error.unsupportedMediaType',
  429: 'error.tooManyRequests',
}

/** For replies without a key: a proxy's page, or a server that knows no keys. */
function keyOf(response: Response, body: JsonObject | null): AnyErrorKey {
  const byStatus = BY_STATUS[response.status]
  return byStatus ?? (body && 'code' in body ? 'error.refused' : 'error.badReply')
}

/** `Retry-After` is a number of seconds or a date. */
function secondsOf(header: string | null): number | undefined {
  if (header === null) return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds))
}

export type JsonObject = Readonly<Record<string, unknown>>

/** The JSON object in a text; null where there is none. */
export function parsedObject(text: string): JsonObject | null {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? (value as JsonObject) : null
  } catch {
    return null
  }
}

type Success<Reply> = Extract<Reply, { code: 0 }>
type Data<Reply> = Success<Reply> extends { data: infer Content } ? Content : never

/** One page of a list; `next` is the cursor of the following one, null at the end. */
export interface Page<Items> {
  readonly items: Items
  readonly next: string | null
}

/** The `data` of a reply; rejects with `ApiError` for everything that isn't `code: 0`. */
export function call<Reply>(path: string, request: Request): Promise<Data<Reply>>
export function call<Reply>(path: string, options?: CallOptions): Promise<Data<Reply>>
export async function call<Reply>(
  path: string,
  request?: Request | CallOptions,
): Promise<Data<Reply>> {
  return (await reply(path, request)).data as Data<Reply>
}

/** The same for lists that come in pages. */
export function callPage<Reply>(path: string, request: Request): Promise<Page<Data<Reply>>>
export function callPage<Reply>(path: string, options?: CallOptions): Promise<Page<Data<Reply>>>
export async function callPage<Reply>(
  path: string,
  request?: Request | CallOptions,
): Promise<Page<Data<Reply>>> {
  const { data, next } = await reply(path, request)
  return { items: data as Data<Reply>, next: typeof next === 'string' ? next : null }
}

async function reply(path: string, request: Request | CallOptions = {}): Promise<Envelope> {
  const sent = { method: 'GET', ...request }
  return readReply(await send(path, sent), sent.signal)
}
