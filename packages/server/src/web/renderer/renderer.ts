import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { RENDERER, type Screen } from './renderer-module.ts'
import { startThread, type Thread } from './renderer-thread.ts'

export interface Renderer {
  /** The page with its screen painted in it; null where it can't be had, or not soon. */
  paint(picture: Screen): Promise<string | null>
  close(): Promise<void>
}

export interface RendererOptions {
  /** The folder of the built app. */
  readonly root: string
  /** Told why a page is served without its paint. */
  readonly report: (error: unknown) => void
  /** How long a page is kept waiting for its paint; one that comes later is there for the next. */
  readonly patienceMs?: number
  /** How long one page may be painted. */
  readonly timeoutMs?: number
  /** How long the thread stays when nothing is to be painted, and a failure is not tried again. */
  readonly restMs?: number
  /** How many pages may wait or be painted at once. */
  readonly capacity?: number
  /** How many pages are kept, at some 50 kB each. */
  readonly kept?: number
  readonly start?: (module: string) => Thread
}

/**
 * Paints one page at a time, once for all who ask for it, and keeps the latest; null where the app
 * was built without its painter.
 */
export function createRenderer({
  root,
  report,
  patienceMs = 500,
  timeoutMs = 3000,
  restMs = 60_000,
  capacity = 20,
  kept = 50,
  start = startThread,
}: RendererOptions): Renderer | null {
  const module = join(root, RENDERER)
  if (!existsSync(module)) return null
  const pages = new Map<string, Promise<string | null>>()
  let previous: Promise<unknown> = Promise.resolve()
  let waiting = 0
  let thread: Thread | null = null
  let rest: NodeJS.Timeout | undefined

  async function work(picture: Screen, key: string): Promise<string | null> {
    clearTimeout(rest)
    if (!thread || thread.dead) thread = start(module)
    try {
      return await thread.paint(picture, timeoutMs)
    } catch (error) {
      report(error)
      setTimeout(() => pages.delete(key), restMs).unref()
      return null
    } finally {
      waiting -= 1
      if (waiting === 0) rest = setTimeout(() => void endThread(), restMs).unref()
    }
  }

  async function endThread(): Promise<void> {
    const ending = thread
    thread = null
    await ending?.end()
  }

  function begin(picture: Screen, key: string): Promise<string | null> | null {
    if (waiting >= capacity) return null
    waiting += 1
    const page = previous.then(() => work(picture, key))
    previous = page
    return page
  }

  return {
    async paint(picture) {
      const key = keyOf(picture)
      const page = pages.get(key) ?? begin(picture, key)
      if (!page) return null
      pages.delete(key)
      pages.set(key, page)
      const [oldest] = pages.keys()
      if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
      return Promise.race([page, sleep(patienceMs, null, { ref: false })])
    },

    async close() {
      clearTimeout(rest)
      await endThread()
    },
  }
}

/** Topics may be long: what is kept of them here is not. */
function keyOf(picture: Screen): string {
  return createHash('sha256').update(JSON.stringify(picture)).digest('base64url')
}
