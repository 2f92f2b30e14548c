import type { AppContext } from '../../app-context.ts'
import type { RateLimit } from '../../domain/rate-limit.ts'
import { refuse } from '../../domain/refusal.ts'
import { bucketsOf } from './rate-limits.ts'

/** So many windows are counted; what is forgotten begins anew. */
const MOST = 20_000

/** Uses in the window of one limit. */
interface Window {
  readonly limit: RateLimit
  readonly from: number
  uses: number
}

/**
 * Counts reads by network in this process, window by window: to count one in the database would
 * cost more than to serve it.
 */
export class NetworkReads {
  readonly #windows = new Map<string, Window>()

  /** Counts one more read from an IP address; refuses one too many, which counts nothing. */
  take({ env, ports }: Pick<AppContext, 'env' | 'ports'>, ip: string): void {
    const now = ports.clock.now().getTime()
    const windows = bucketsOf(env, 'read_ip', ip).flatMap(({ name, limits }) =>
      limits.map((limit) => this.#window(`${name} ${limit.seconds}`, limit, now)),
    )
    const waits = windows
      .filter(({ uses, limit }) => uses >= limit.count)
      .map(({ from, limit }) => (from - now) / 1000 + limit.seconds)
    if (waits.length > 0) throw refuse('error.tooManyRequests', { retryAfter: Math.max(...waits) })
    for (const window of windows) window.uses += 1
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
