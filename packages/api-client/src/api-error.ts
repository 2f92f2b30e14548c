import type { ErrorKey } from './contract/contract.ts'

/**
 * The errors of the client itself: `network` nothing answered, `timeout` it took too long,
 * `badReply` something answered that isn't this API (a proxy's page, say), `refused` a refusal
 * without a key.
 */
export type ClientErrorKey = 'error.network' | 'error.timeout' | 'error.badReply' | 'error.refused'

/** `string`, too, because a server of a later version may know more keys. */
export type AnyErrorKey = ErrorKey | ClientErrorKey | (string & Record<never, never>)

export interface ApiErrorDetail {
  /** HTTP status; 0 if there was no answer, 200 for a business refusal (`code: 1`). */
  readonly status: number
  readonly errorKey: AnyErrorKey
  /** In the language of the request; fit to be shown. */
  readonly message: string
  /** Seconds until the same request may succeed. */
  readonly retryAfter?: number | undefined
  /** When the limit that refused it resets, in seconds since 1970. */
  readonly resetsAt?: number | undefined
  readonly cause?: unknown
}

/** Every way in which a call fails, except the caller's own abort. */
export class ApiError extends Error {
  readonly status: number
  readonly errorKey: AnyErrorKey
  readonly retryAfter: number | undefined
  readonly resetsAt: number | undefined

  constructor({ status, errorKey, message, retryAfter, resetsAt, cause }: ApiErrorDetail) {
    super(message, { cause })
    this.name = 'ApiError'
    this.status = status
    this.errorKey = errorKey
    this.retryAfter = retryAfter
    this.resetsAt = resetsAt
  }
}
