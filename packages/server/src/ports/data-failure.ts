/**
 * Why figures could not be read: `budget` and `busy` were refused before a request, or by the
 * provider with 429; `status` is any other refusal of the provider's.
 */
export type DataFailureReason =
  | 'budget'
  | 'busy'
  | 'status'
  | 'late'
  | 'unreachable'
  | 'large'
  | 'unreadable'

/** Its message is fit for a log: it names the provider's host, never a key or what was asked. */
export class DataFailure extends Error {
  override readonly name = 'DataFailure'
  readonly reason: DataFailureReason
  /** The status of the provider's reply, where there was one. */
  readonly status: number | null

  constructor(message: string, reason: DataFailureReason, status: number | null = null) {
    super(message)
    this.reason = reason
    this.status = status
  }
}
