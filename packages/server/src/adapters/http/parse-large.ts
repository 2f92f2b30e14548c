import { Piscina } from 'piscina'
import { HttpFailure } from './fetch-body.ts'

/** What a large list is reduced to, by the module that does it: it runs in a worker. */
interface Task {
  readonly body: Uint8Array
}

const TIMEOUT_MS = 20_000

/** A list that needs more than this is hostile; it ends the worker, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 }

/**
 * Parses lists that are too large for the thread that serves. `filename` is a module whose
 * `reduce` makes what is needed of a body.
 */
export function largeParser(filename: string): (body: Buffer, signal: AbortSignal) => unknown {
  const workers = new Piscina<Task, unknown>({
    filename,
    name: 'reduce',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 1000,
    resourceLimits,
    // Other flags are meant for this process's own entry and would stop the worker from loading.
    execArgv: ['--conditions=coinquiry'],
  })
  // A worker that dies idle is nobody's failure: the next list starts another.
  workers.on('error', () => {})
  return async (body, signal) => {
    const late = AbortSignal.timeout(TIMEOUT_MS)
    try {
      return await workers.run({ body }, { signal: AbortSignal.any([signal, late]) })
    } catch (error) {
      if (signal.aborted) throw error
      throw new HttpFailure('A large list cannot be read', 'unreadable')
    }
  }
}
