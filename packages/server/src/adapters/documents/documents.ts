import {
  type DocumentFormat,
  type Documents,
  DocumentsBusy,
  type ExportDocument,
} from '../../ports/documents.ts'
import { startThread, type Thread } from './document-thread.ts'

export interface DocumentsOptions {
  /** How many documents may wait or be written at once. */
  readonly capacity?: number
  /** How long one document may take. */
  readonly timeoutMs?: number
  /** How long the thread stays, with its fonts, when nothing is to be written. */
  readonly idleMs?: number
  readonly start?: () => Thread
}

interface Job {
  readonly document: ExportDocument
  readonly format: DocumentFormat
  readonly result: PromiseWithResolvers<Uint8Array>
}

const RETRY_SECONDS = 10

/** Writes documents one after the other on a thread of their own, so that streams run undisturbed. */
export function createDocuments({
  capacity = 20,
  timeoutMs = 60_000,
  idleMs = 60_000,
  start = startThread,
}: DocumentsOptions = {}): Documents {
  const waiting: Job[] = []
  let running: Job | null = null
  let thread: Thread | null = null
  let idle: NodeJS.Timeout | undefined
  let closed = false

  const queued = () => waiting.length + (running ? 1 : 0)

  async function work(): Promise<void> {
    clearTimeout(idle)
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      running = job
      if (!thread || thread.dead) thread = start()
      const { document, format, result } = job
      await thread.write(document, format, timeoutMs).then(result.resolve, result.reject)
      running = null
    }
    if (closed) return
    idle = setTimeout(() => void endThread(), idleMs)
    idle.unref()
  }

  async function endThread(): Promise<void> {
    const ending = thread
    thread = null
    await ending?.end(new Error('The writing of documents has ended'))
  }

  return {
    get queued() {
      return queued()
    },

    async write(document, format, signal) {
      signal.throwIfAborted()
      if (closed) throw new Error('The writing of documents has ended')
      if (queued() >= capacity) throw new DocumentsBusy(RETRY_SECONDS)
      const job: Job = { document, format, result: Promise.withResolvers() }
      const leave = () => {
        const place = waiting.indexOf(job)
        if (place !== -1) waiting.splice(place, 1)
        job.result.reject(signal.reason)
      }
      signal.addEventListener('abort', leave, { once: true })
      waiting.push(job)
      if (!running) void work()
      return job.result.promise.finally(() => signal.removeEventListener('abort', leave))
    },

    async close() {
      closed = true
      clearTimeout(idle)
      for (const { result } of waiting.splice(0)) {
        result.reject(new Error('The writing of documents has ended'))
      }
      await endThread()
    },
  }
}
