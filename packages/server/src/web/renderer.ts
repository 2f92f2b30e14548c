import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { PageData } from '@coinquiry/api-client/contract'
import { Piscina } from 'piscina'
import { SerialCache } from '../serial-cache.ts'

/** The module that the app's build lays beside the folder of its pages. */
export const RENDERER = '../generated/renderer/renderer.js'

export type Renderer = ReturnType<typeof createRenderer>

const defaults = {
  /** How long a request waits; a page that is rendered later is kept for the next one. */
  patienceMs: 500,
  /** How long one page may be rendered. */
  timeoutMs: 3000,
  /** How many pages may wait or be rendered at once. */
  capacity: 20,
  /** How many pages are cached, at some 50 kB each. */
  kept: 50,
}

export interface RendererOptions extends Partial<typeof defaults> {
  /** The folder of the built app. */
  readonly root: string
  /** Told why a page could not be rendered. */
  readonly report: (error: unknown) => void
}

/** Renders one page at a time on a worker, so that streams run undisturbed, and caches the latest. */
export function createRenderer({ root, report, ...options }: RendererOptions) {
  const { patienceMs, timeoutMs, capacity, kept } = { ...defaults, ...options }
  const filename = join(root, RENDERER)
  const isBuilt = existsSync(filename)
  const workers = new Piscina<PageData, string | null>({
    filename,
    name: 'renderPage',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 60_000,
    // A page that needs more is hostile: the worker dies of it, not the server.
    resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16 },
    // Flags meant for this process's own entry would stop the worker from loading.
    execArgv: [],
  })
  workers.on('error', report)
  let isClosed = false

  async function run(page: PageData): Promise<string | null> {
    // Begins with the page's turn: the pool's own queue would count the time of others.
    const signal = AbortSignal.timeout(timeoutMs)
    try {
      return await workers.run(page, { signal })
    } catch (error) {
      if (isClosed) return null
      report(signal.aborted ? new Error(`A page was not rendered within ${timeoutMs} ms`) : error)
      throw error
    }
  }

  // A failed page is tried again soon, but never for most of the worker's time.
  const pages = new SerialCache(run, { capacity, kept, failedMs: 5 * timeoutMs })

  return {
    /** The HTML of a page; null if it can't be rendered, or not in time. */
    async render(page: PageData): Promise<string | null> {
      const html = isBuilt ? pages.get(page) : null
      if (!html) return null
      return Promise.race([html.catch(() => null), sleep(patienceMs, null, { ref: false })])
    },

    async close(): Promise<void> {
      isClosed = true
      await workers.destroy()
    },
  }
}
