import { Worker } from 'node:worker_threads'
import type { DocumentFormat, ExportDocument } from '../../ports/documents.ts'
import type { WriteCall, Written } from './document-calls.ts'

export interface Thread {
  /** Writes one document; to be called again only when it has ended. */
  write(document: ExportDocument, format: DocumentFormat, timeoutMs: number): Promise<Uint8Array>
  /** Whether it can write no more; another one is needed then. */
  readonly dead: boolean
  end(reason: Error): Promise<void>
}

/** A document that needs more than this is hostile; it ends the thread, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 32 }

export function startThread(): Thread {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), {
    resourceLimits,
    // Flags meant for this process's own entry would stop the thread from loading.
    execArgv: [],
  })
  let current: PromiseWithResolvers<Uint8Array> | null = null
  let dead = false

  function die(reason: Error): void {
    dead = true
    current?.reject(reason)
  }

  async function end(reason: Error): Promise<void> {
    die(reason)
    await worker.terminate()
  }

  worker.on('message', (written: Written) => {
    if ('content' in written) current?.resolve(written.content)
    else current?.reject(new Error(`The document could not be written: ${written.failure}`))
  })
  worker.on('error', (error) => die(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => die(new Error(`The thread of documents ended with code ${code}`)))
  worker.unref()

  return {
    get dead() {
      return dead
    },
    end,
    async write(document, format, timeoutMs) {
      const result = Promise.withResolvers<Uint8Array>()
      current = result
      const tooLong = new Error(`The document was not written within ${timeoutMs} ms`)
      const timer = setTimeout(() => void end(tooLong), timeoutMs)
      worker.ref()
      worker.postMessage({ document, format } satisfies WriteCall)
      try {
        return await result.promise
      } finally {
        clearTimeout(timer)
        worker.unref()
        current = null
      }
    },
  }
}
