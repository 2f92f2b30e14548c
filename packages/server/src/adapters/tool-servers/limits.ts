/** What a server may take of us; tests take less. */
export interface ServerLimits {
  /** How long answers wait for a server since it began to be connected. */
  readonly answerWaitsMs: number
  /** How long each step of connecting may last, over HTTP. */
  readonly connectMs: number
  /** The same for a process, which a command such as `npx` may have to download first. */
  readonly startMs: number
  readonly callMs: number
  /** How long a server that failed is left alone. */
  readonly quietMs: number
  /** Of one reply over HTTP, or of one line of a process. */
  readonly bytes: number
  /** Messages that a server may send for one call: nobody reads those that were not asked for. */
  readonly messages: number
}

export const LIMITS: ServerLimits = {
  answerWaitsMs: 5000,
  connectMs: 5000,
  startMs: 60_000,
  callMs: 15_000,
  quietMs: 30_000,
  bytes: 1_000_000,
  messages: 500,
}
