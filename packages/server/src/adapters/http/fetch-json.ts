import type { ZodType } from 'zod'
import { parseJson, readAtMost } from './read-body.ts'

export interface JsonRequest<T> {
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** What of the reply is needed; anything else in it is left out. */
  readonly reply: ZodType<T>
  /** Thrown with a reason fit for a log: neither what was asked nor what was answered, no key. */
  readonly Failure: new (
    reason: string,
  ) => Error
}

export interface JsonLimits {
  readonly timeoutMs: number
  readonly maxBytes: number
}

const LIMITS: JsonLimits = { timeoutMs: 10_000, maxBytes: 2_000_000 }

/**
 * One JSON document from a service of the operator's. No redirect is followed: it would carry the
 * key elsewhere. Throws `Failure`, or the signal's reason when `signal` is aborted.
 */
export async function fetchJson<T>(
  request: JsonRequest<T>,
  signal: AbortSignal,
  { timeoutMs, maxBytes }: JsonLimits = LIMITS,
): Promise<T> {
  const { url, method = 'GET', headers, body, reply, Failure } = request
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.any([signal, late]),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Failure(`${url.host} answered ${response.status}`)
    }
    const content = await readAtMost(response, maxBytes)
    if (!content) throw new Failure(`${url.host} answered more than can be read`)
    const { success, data } = reply.safeParse(parseJson(content.toString()))
    if (success) return data
    throw new Failure(`${url.host} answered what cannot be read`)
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (late.aborted) throw new Failure(`${url.host} did not answer within ${timeoutMs} ms`)
    if (error instanceof Failure) throw error
    throw new Failure(`${url.host} cannot be reached${codeOf(error)}`)
  }
}

/** The system's error code, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}
