import { isIP } from 'node:net'
import { readAtMost } from './read-body.ts'
import { codeOf, reconnectingFetch } from './reconnecting-fetch.ts'

export interface BodyRequest {
  readonly url: URL
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON. */
  readonly body?: unknown
}

export interface BodyLimits {
  readonly timeoutMs: number
  readonly maxBytes: number
  /** How many redirects are followed. Each would carry the headers elsewhere: none with a key. */
  readonly redirects?: number
}

export const LIMITS: BodyLimits = { timeoutMs: 10_000, maxBytes: 2_000_000 }

export type HttpOutcome = 'status' | 'late' | 'unreachable' | 'large' | 'unreadable'

/** Its message is fit for a log: neither what was asked nor what was answered, no key. */
export class HttpFailure extends Error {
  override readonly name = 'HttpFailure'
  readonly outcome: HttpOutcome
  readonly status: number | null
  /** How long the service wants to be left alone, where it says so. */
  readonly retryAfterMs: number | null

  constructor(message: string, outcome: HttpOutcome, reply?: Response) {
    super(message)
    this.outcome = outcome
    this.status = reply?.status ?? null
    this.retryAfterMs = retryAfter(reply?.headers.get('retry-after') ?? null)
  }
}

/**
 * The whole body of a successful reply, within limits of time and size. Throws an `HttpFailure`, or
 * the signal's reason when `signal` is aborted.
 */
export async function fetchBody(
  request: BodyRequest,
  signal: AbortSignal,
  { timeoutMs, maxBytes, redirects = 0 }: BodyLimits = LIMITS,
): Promise<Buffer> {
  const { host } = request.url
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const response = await follow(request, AbortSignal.any([signal, late]), redirects)
    if (!response.ok) {
      await response.body?.cancel()
      throw new HttpFailure(`${host} answered ${response.status}`, 'status', response)
    }
    const content = await readAtMost(response, maxBytes)
    if (content) return content
    throw new HttpFailure(`${host} answered more than can be read`, 'large')
  } catch (error) {
    if (signal.aborted) throw signal.reason
    if (late.aborted) throw new HttpFailure(`${host} did not answer within ${timeoutMs} ms`, 'late')
    if (error instanceof HttpFailure) throw error
    const code = codeOf(error)
    throw new HttpFailure(`${host} cannot be reached${code && ` (${code})`}`, 'unreachable')
  }
}

async function follow(request: BodyRequest, signal: AbortSignal, redirects: number) {
  const { url, method = 'GET', headers, body } = request
  const response = await reconnectingFetch(url, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
    redirect: redirects > 0 ? 'manual' : 'error',
    signal,
  })
  const location = response.headers.get('location')
  if (response.status < 300 || response.status > 399 || !location) return response
  await response.body?.cancel()
  const target = URL.canParse(location, url.href) ? new URL(location, url) : null
  if (!target || !mayLeadTo(url, target))
    throw new HttpFailure(`${url.host} leads to where it may not`, 'unreachable')
  return follow({ ...request, url: target }, signal, redirects - 1)
}

/** Within its host, or to a public name by https: never into this machine's own network. */
function mayLeadTo(from: URL, { protocol, host, hostname }: URL): boolean {
  if (host === from.host) return protocol === from.protocol || protocol === 'https:'
  const isName = hostname.includes('.') && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  return protocol === 'https:' && isName && !/\.(?:local|localhost|internal)$/.test(hostname)
}

/** Seconds or a date, as HTTP has it; null for none that can be understood. */
export function retryAfter(text: string | null, now = Date.now()): number | null {
  if (!text) return null
  if (/^\s*\d{1,9}\s*$/.test(text)) return Number(text) * 1000
  const at = Date.parse(text)
  return Number.isNaN(at) ? null : Math.max(0, at - now)
}
