import type { ErrorKey } from '@coinquiry/api-client/contract'

interface RefusalDetail {
  /** Seconds until the same request may succeed; sent as `Retry-After`. */
  readonly retryAfter?: number
  /** When a used-up allowance is renewed, in seconds since 1970; sent as `resets_at`. */
  readonly resetsAt?: number
  /** Which part of the request was wrong; appended to the message. */
  readonly detail?: string
}

/** A request that is answered with "no": thrown once, turned into status and text in one place. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly retryAfter: number | undefined
  readonly resetsAt: number | undefined
  readonly detail: string | undefined

  constructor(key: ErrorKey, { retryAfter, resetsAt, detail }: RefusalDetail = {}) {
    // Where it was thrown is nobody's question, and would be most of what a refusal costs.
    const { stackTraceLimit } = Error
    Error.stackTraceLimit = 0
    super(key)
    Error.stackTraceLimit = stackTraceLimit
    this.name = 'Refusal'
    this.key = key
    this.retryAfter = retryAfter
    this.resetsAt = resetsAt
    this.detail = detail
  }
}

export function refuse(key: ErrorKey, detail?: RefusalDetail): Refusal {
  return new Refusal(key, detail)
}
