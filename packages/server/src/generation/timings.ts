import { HEARTBEAT_MS } from '@coinquiry/api-client/limits'

/** In milliseconds. */
export type Timings = Readonly<typeof TIMINGS>

export const TIMINGS = {
  /** Texts of an answer that follow each other faster are sent together. */
  coalesceMs: 40,
  /** The same while the server is busy. */
  coalesceMostMs: 120,
  /** Frames are in the database at most this long after they were sent. */
  checkpointMs: 200,
  /** How often answers of other nodes are looked up. */
  pollMs: 200,
  /** A node that has not renewed its lease for this long is dead. */
  leaseMs: 20_000,
  /** How long the lock of a node that lives may be free, after its connection broke. */
  unlockedMs: 1000,
  /** For so long after its start the database knows neither locks nor lately renewed leases. */
  restartedMs: 10_000,
  /** The pause between two renewals of the lease, and between two rounds of the reaper. */
  renewLeaseMs: 5000,
  /** The pause between two tidyings of the search index: short, since answers wait for each of them. */
  tidySearchMs: 1000,
  heartbeatMs: HEARTBEAT_MS,
  /** How long another node may take to stop an answer before this one ends it. */
  stopWaitMs: 3000,
  /** The pause before the first retry of a failed write. */
  retryMs: 200,
  /** How long storing the end of an answer is retried before it is left to the reaper. */
  settleMs: 120_000,
  /** How long a title may still come once the answer has ended. */
  titleMs: 30_000,
}
