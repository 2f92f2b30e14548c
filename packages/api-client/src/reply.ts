import { type AnyErrorKey, ApiError } from './api-error.ts'
import { failure } from './send.ts'

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
