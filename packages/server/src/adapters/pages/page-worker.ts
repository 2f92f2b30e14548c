import { Piscina } from 'piscina'
import { WebPageFailure } from '../../ports/web-pages.ts'
import { Slots } from '../slots.ts'
import type { Extracted } from './extract/extracted.ts'
import type { DocumentTask, RobotsTask } from './extract/tasks.ts'
import type { FetchedPage } from './fetch-page.ts'

const TIMEOUT_MS = 10_000
const IDLE_MS = 10_000

/** A page that needs more than this is hostile; it ends the worker, not the server. */
const resourceLimits = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** These limits leave out the buffers into which a PDF is unpacked, which are looked at meanwhile. */
const MOST_BUFFER_BYTES = 200_000_000
const LOOK_EVERY_MS = 50

/** Reads what came from elsewhere in a worker, one thing after the other. */
export class PageWorker {
  readonly #turns = new Slots(1)
  readonly #timeoutMs: number
  readonly #workers: Piscina<DocumentTask | RobotsTask, unknown>

  constructor(timeoutMs = TIMEOUT_MS) {
    this.#timeoutMs = timeoutMs
    this.#workers = new Piscina({
      filename: new URL('./extract/tasks.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits,
      // Other flags are meant for this process's own entry and would stop the worker from loading.
      execArgv: ['--conditions=coinquiry'],
    })
    // A worker that dies idle is nobody's failure: the next page starts another.
    this.#workers.on('error', () => {})
  }

  /** The text of a page. Throws a `WebPageFailure` when it has none that can be read. */
  async extract({ url, type, charset, body }: FetchedPage, signal: AbortSignal) {
    const { host } = new URL(url)
    const task = { type, charset, body }
    const extracted = (await this.#run('extract', task, host, signal)) as Extracted
    if (extracted.blocks.length > 0) return extracted
    throw new WebPageFailure('unreadable', `${host} has no text that can be read`)
  }

  async judge(robots: string, url: string, signal: AbortSignal): Promise<boolean> {
    return (await this.#run('mayRead', { robots, url }, new URL(url).host, signal)) === true
  }

  #run(
    name: 'extract' | 'mayRead',
    task: DocumentTask | RobotsTask,
    host: string,
    signal: AbortSignal,
  ): Promise<unknown> {
    const work = async () => {
      // Begins with its turn: the time of others is not its own.
      const late = AbortSignal.timeout(this.#timeoutMs)
      const swollen = new AbortController()
      const looking = setInterval(() => this.#look(swollen), LOOK_EVERY_MS)
      const ends = AbortSignal.any([signal, late, swollen.signal])
      try {
        return await this.#workers.run(task, { name, signal: ends })
      } catch (error) {
        if (signal.aborted) throw signal.reason
        const unread = `What ${host} answered cannot be read`
        if (late.aborted) throw new WebPageFailure('late', `${unread} within its time`)
        const why = error instanceof Error ? error.name : ''
        throw new WebPageFailure('unreadable', `${unread} (${why})`)
      } finally {
        clearInterval(looking)
      }
    }
    return this.#turns.run(work, signal)
  }

  /** Ends a work that fills more buffers than it may. */
  async #look(swollen: AbortController): Promise<void> {
    const [worker] = this.#workers.threads
    // A worker that has ended meanwhile has none.
    const heap = await worker?.getHeapStatistics().catch(() => null)
    if (heap && heap.external_memory > MOST_BUFFER_BYTES) swollen.abort()
  }
}
