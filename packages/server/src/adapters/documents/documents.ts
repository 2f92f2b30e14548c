import { Piscina } from 'piscina'
import { type Documents, DocumentsBusy } from '../../ports/documents.ts'
import type { DocumentTask } from './write-document.ts'

export interface DocumentsOptions {
  /** How many documents may wait or be written at once. */
  readonly capacity?: number
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

/** Writes documents one after the other in a worker, so that streams run undisturbed. */
export function createDocuments({
  capacity = 20,
  timeoutMs = 60_000,
  idleMs = 60_000,
  filename = new URL('./write-document.ts', import.meta.url).href,
}: DocumentsOptions = {}): Documents {
  const workers = new Piscina<DocumentTask, Uint8Array>({
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
  workers.on('error', () => {})
  const queue = new Set<DocumentTask>()
  let previous: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function run(task: DocumentTask): Promise<Uint8Array> {
    // Begins with the document's turn: the pool's own queue would count the time of others.
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      if (!isClosed) return await workers.run(task, { signal })
      throw new Error('Closed')
    } catch (error) {
      if (isClosed) throw new Error('The writing of documents has ended')
      if (signal.aborted) throw new Error(`The document was not written within ${timeoutMs} ms`)
      throw error
    } finally {
      queue.delete(task)
    }
  }

  return {
    get queued() {
      return queue.size
    },

    async write(document, format, signal) {
      signal.throwIfAborted()
      if (queue.size >= capacity) throw new DocumentsBusy(RETRY_SECONDS)
      const task = { document, format }
      queue.add(task)
      const result = Promise.withResolvers<Uint8Array>()
      const leave = () => {
        queue.delete(task)
        result.reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      previous = previous
        .then(() => (queue.has(task) ? run(task).then(result.resolve) : undefined))
        .catch(result.reject)
      return result.promise.finally(() => signal.removeEventListener('abort', leave))
    },

    async close() {
      isClosed = true
      await workers.destroy()
    },
  }
}
