import type { Bucket, RateLimit } from '../../domain/rate-limit.ts'

/** So many windows are counted; what is forgotten begins anew. */
const MOST = 20_000

/** Uses in the window of one limit. */
interface Window {
  readonly limit: RateLimit
  readonly from: number
  uses: number
}

/**
 * Counts by network in this process, window by window, what must not reach the database to be
 * counted: reads, which cost less to serve, and requests whose cookie may be made up.
 */
export class NetworkReads {
  readonly #windows = new Map<string, Window>()

  /** Counts one more use; gives the seconds to wait instead where it is one too many. */
  take(buckets: readonly Bucket[], at: Date): number {
    const now = at.getTime()
    const windows = buckets.flatMap(({ name, limits }) =>
      limits.map((limit) => this.#window(`${name} ${limit.seconds}`, limit, now)),
    )
    const waits = windows
      .filter(({ uses, limit }) => uses >= limit.count)
      .map(({ from, limit }) => (from - now) / 1000 + limit.seconds)
    if (waits.length > 0) return Math.max(...waits)
    for (const window of windows) window.uses += 1
    return 0
  }

  #window(key: string, limit: RateLimit, now: number): Window {
    const found = this.#windows.get(key)
    // A clock that was set back begins anew, too.
    if (found && found.from <= now && now < found.from + limit.seconds * 1000) return found
    const window = { limit, from: now, uses: 0 }
    this.#windows.delete(key)
    this.#windows.set(key, window)
    const [oldest] = this.#windows.keys()
    if (this.#windows.size > MOST && oldest !== undefined) this.#windows.delete(oldest)
    return window
  }
}
