/** In milliseconds. */
export interface Timings {
  /** Texts of an answer that follow each other faster are sent together. */
  readonly coalesceMs: number
  /** Frames are in the database at most this long after they were sent. */
  readonly checkpointMs: number
  /** How often answers of other nodes are looked up. */
  readonly pollMs: number
  /** A node that has not renewed its lease for this long is dead. */
  readonly leaseMs: number
  /** The pause between two renewals of the lease, and between two rounds of the reaper. */
  readonly renewLeaseMs: number
  readonly heartbeatMs: number
  /** How long another node may take to stop an answer before this one ends it. */
  readonly stopWaitMs: number
  /** The pause before the first retry of a failed write. */
  readonly retryMs: number
  /** How long storing the end of an answer is retried before it is left to the reaper. */
  readonly settleMs: number
  /** How long a title may still come once the answer has ended. */
  readonly titleMs: number
}

export const TIMINGS: Timings = {
  coalesceMs: 40,
  checkpointMs: 200,
  pollMs: 200,
  leaseMs: 20_000,
  renewLeaseMs: 5000,
  heartbeatMs: 15_000,
  stopWaitMs: 3000,
  retryMs: 200,
  settleMs: 120_000,
  titleMs: 30_000,
}
