import { setTimeout as sleep } from 'node:timers/promises'

export type Report = (what: string, error: unknown) => void

export interface Repeater {
  /** Ends the repetition and waits for the run that is under way. */
  stop(): Promise<void>
}

/**
 * Runs `work` again and again with a pause between the runs; a failure is reported, not fatal. Work
 * that may take long ends early when it is told to.
 */
export function repeat(
  what: string,
  pauseMs: number,
  work: (until: AbortSignal) => Promise<void>,
  report: Report,
): Repeater {
  const stopping = new AbortController()

  async function run() {
    while (!stopping.signal.aborted) {
      await sleep(pauseMs, undefined, { ref: false, signal: stopping.signal }).catch(
        () => undefined,
      )
      if (stopping.signal.aborted) return
      await work(stopping.signal).catch((error: unknown) => report(what, error))
    }
  }

  const running = run()
  return {
    stop() {
      stopping.abort()
      return running
    },
  }
}

export interface OnDemand extends Repeater {
  /** There is something to do: the work runs after the pause. */
  need(): void
}

/**
 * Runs `work` only when it is needed, so that nothing wakes an idle server; while it runs it may be
 * needed once more. A failure is reported, and the work tried again after another pause.
 */
export function onDemand(
  what: string,
  pauseMs: number,
  work: () => Promise<void>,
  report: Report,
): OnDemand {
  let isNeeded = false
  let isStopped = false
  let repeater: Repeater | null = null

  async function run() {
    isNeeded = false
    await work().catch((error: unknown) => {
      report(what, error)
      isNeeded = true
    })
    if (isNeeded) return
    // This run is waited for by nobody: what comes later has a repeater of its own.
    void repeater?.stop()
    repeater = null
  }

  return {
    need() {
      isNeeded = true
      if (!isStopped) repeater ??= repeat(what, pauseMs, run, report)
    },
    async stop() {
      isStopped = true
      await repeater?.stop()
    },
  }
}

export interface Persistence {
  readonly report: Report
  /** How long it is tried, in milliseconds. */
  readonly forMs: number
  readonly until: AbortSignal
}

/** Tries until it succeeds, waiting longer each time; rejects with the last error when it gives up. */
export async function persistently<T>(
  what: string,
  firstPauseMs: number,
  work: () => Promise<T>,
  { report, forMs, until }: Persistence,
): Promise<T> {
  const deadline = performance.now() + forMs
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, firstPauseMs * 25)) {
    try {
      return await work()
    } catch (error) {
      report(what, error)
      if (until.aborted) throw error
      await sleep(pauseMs, undefined, { signal: until }).catch(() => undefined)
      if (until.aborted || performance.now() > deadline) throw error
    }
  }
}
