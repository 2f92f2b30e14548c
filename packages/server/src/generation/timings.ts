/** In milliseconds. */
export interface Timings {
  /** Texts of an answer that follow each other faster are sent together. */
  readonly coalesceMs: number
  /** Frames are in the database at most this long after they were sent. */
  readonly checkpointMs: number
  /** How often answers of other nodes are looked up. */
  readonly pollMs: number
  readonly leaseMs: number
  /** A node that was not seen for so long is dead. */
  readonly deadAfterMs: number
  readonly heartbeatMs: number
  /** How long another node is given to stop an answer, before it is ended over its head. */
  readonly stopWaitMs: number
  /** The first pause before what the database refused is tried again. */
  readonly retryMs: number
  /** How long the end of an answer is tried to be stored, before it is left to the reaper. */
  readonly settleMs: number
  readonly titleMs: number
}

export const TIMINGS: Timings = {
  coalesceMs: 40,
  checkpointMs: 200,
  pollMs: 200,
  leaseMs: 5000,
  deadAfterMs: 20_000,
  heartbeatMs: 15_000,
  stopWaitMs: 3000,
  retryMs: 200,
  settleMs: 120_000,
  titleMs: 30_000,
}
