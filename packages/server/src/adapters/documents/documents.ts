import { EXPORTS_WAITING } from '@coinquiry/api-client/limits'
import type { Piscina } from 'piscina'
import { type Documents, DocumentsBusy, type QueuePlace } from '../../ports/documents.ts'
import { FairQueue } from './fair-queue.ts'
import type { DocumentTask } from './write-document.ts'

export interface DocumentsOptions {
  /** How many documents may wait or be written at once. */
  readonly capacity?: number
  /** How many of one client may wait, beside the one that is written. */
  readonly perClient?: number
  /** How long one document may take. */
  readonly timeoutMs?: number
  /** How long the worker stays, with its fonts, when nothing is to be written. */
  readonly idleMs?: number
  /** The module whose `writeDocument` runs in the worker. */
  readonly filename?: string
}

const RETRY_SECONDS = 10

/** A document that needs more than this is hostile; it ends the worker, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 }

interface Taken {
  readonly client: string
  isWaiting: boolean
}

/**
 * Writes documents one after the other in a worker, so that streams run undisturbed. Clients take
 * turns, so that nobody waits for more than one document of another.
 */
export function createDocuments({
  capacity = 20,
  perClient = EXPORTS_WAITING,
  timeoutMs = 60_000,
  idleMs = 60_000,
  filename = new URL('./write-document.ts', import.meta.url).href,
}: DocumentsOptions = {}): Documents {
  let workers: Promise<Piscina<DocumentTask, Uint8Array>> | undefined
  const places = new Set<Taken>()
  const queue = new FairQueue<() => Promise<void>>()
  let isWriting = false
  let isClosed = false

  async function startWorkers() {
    const { Piscina } = await import('piscina')
    const pool = new Piscina<DocumentTask, Uint8Array>({
      filename,
      name: 'writeDocument',
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: idleMs,
      resourceLimits,
      // Other flags are meant for this process's own entry and would stop the worker from loading.
      execArgv: ['--conditions=coinquiry'],
    })
    // A worker that dies idle is nobody's failure: the next document starts another.
    pool.on('error', () => {})
    return pool
  }

  async function run(task: DocumentTask): Promise<Uint8Array> {
    // Begins with the document's turn: the pool's own queue would count the time of others.
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      workers ??= startWorkers()
      const pool = await workers
      if (!isClosed) return await pool.run(task, { signal })
      throw new Error('Closed')
    } catch (error) {
      if (isClosed) throw new Error('The writing of documents has ended')
      if (signal.aborted) throw new Error(`The document was not written within ${timeoutMs} ms`)
      throw error
    }
  }

  async function writeInTurn(): Promise<void> {
    if (isWriting) return
    isWriting = true
    for (let turn = queue.next(); turn; turn = queue.next()) await turn()
    isWriting = false
  }

  async function write(taken: Taken, task: DocumentTask, signal: AbortSignal) {
    signal.throwIfAborted()
    const { client } = taken
    const result = Promise.withResolvers<Uint8Array>()
    const turn = async () => {
      taken.isWaiting = false
      await run(task).then(result.resolve, result.reject)
    }
    const leave = () => {
      queue.remove(client, turn)
      result.reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    queue.add(client, turn)
    void writeInTurn()
    return result.promise.finally(() => signal.removeEventListener('abort', leave))
  }

  return {
    get queued() {
      return places.size
    },

    enter(client): QueuePlace {
      const waiting = [...places].filter((one) => one.isWaiting && one.client === client)
      if (waiting.length >= perClient) throw new DocumentsBusy('client', RETRY_SECONDS)
      if (places.size >= capacity) throw new DocumentsBusy('server', RETRY_SECONDS)
      const taken = { client, isWaiting: true }
      places.add(taken)
      return {
        write: (document, format, signal) => write(taken, { document, format }, signal),
        leave: () => void places.delete(taken),
      }
    },

    async close() {
      isClosed = true
      await (await workers)?.destroy()
    },
  }
}
