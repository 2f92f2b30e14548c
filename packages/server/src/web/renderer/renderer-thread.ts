import { Worker } from 'node:worker_threads'
import type { Screen } from './renderer-module.ts'

export type Painted = { readonly page: string | null } | { readonly failure: string }

export interface Thread {
  /** Paints one page; to be called again only when it has ended. */
  paint(picture: Screen, timeoutMs: number): Promise<string | null>
  /** Whether it can paint no more; another one is needed then. */
  readonly dead: boolean
  end(): Promise<void>
}

/** A page that needs more than this is hostile; the thread dies of it, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 }

/** Text of people is turned into a page on a thread of its own, so that streams run undisturbed. */
export function startThread(module: string): Thread {
  const worker = new Worker(new URL('./renderer-worker.ts', import.meta.url), {
    workerData: module,
    resourceLimits,
    // Flags meant for this process's own entry would stop the thread from loading.
    execArgv: [],
  })
  let current: PromiseWithResolvers<string | null> | null = null
  let dead = false

  async function end(reason = new Error('The painting has ended')): Promise<void> {
    die(reason)
    await worker.terminate()
  }

  function die(reason: Error): void {
    dead = true
    current?.reject(reason)
  }

  worker.on('message', (painted: Painted) => {
    if ('page' in painted) current?.resolve(painted.page)
    else current?.reject(new Error(painted.failure))
  })
  worker.on('error', (error) => die(error instanceof Error ? error : new Error(String(error))))
  worker.on('exit', (code) => die(new Error(`The thread of painting ended with code ${code}`)))
  worker.unref()

  return {
    get dead() {
      return dead
    },
    end,
    async paint(picture, timeoutMs) {
      const painted = Promise.withResolvers<string | null>()
      current = painted
      const tooLong = new Error(`The page was not painted within ${timeoutMs} ms`)
      const timer = setTimeout(() => void end(tooLong), timeoutMs)
      worker.postMessage(picture)
      try {
        return await painted.promise
      } finally {
        clearTimeout(timer)
        current = null
      }
    },
  }
}
