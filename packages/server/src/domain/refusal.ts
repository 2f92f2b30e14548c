import type { ErrorKey } from '@coinquiry/api-client/contract'

export interface RefusalDetail {
  /** Seconds until the same request may succeed; sent as `Retry-After`. */
  readonly retryAfter?: number
  /** Which part of the request was wrong; appended to the message. */
  readonly detail?: string
}

/** A request that is answered with "no": thrown once, turned into status and text in one place. */
export class Refusal extends Error {
  readonly key: ErrorKey
  readonly retryAfter: number | undefined
  readonly detail: string | undefined

  constructor(key: ErrorKey, { retryAfter, detail }: RefusalDetail = {}) {
    super(key)
    this.name = 'Refusal'
    this.key = key
    this.retryAfter = retryAfter
    this.detail = detail
  }
}

export function refuse(key: ErrorKey, detail?: RefusalDetail): Refusal {
  return new Refusal(key, detail)
}
