import { SingleFlight } from './single-flight.ts'

interface Kept<T> {
  readonly value: T
  readonly until: number
}

/**
 * Remembers what was found for a short while, and finds it once for all who ask at the same time;
 * the oldest goes first when there is too much.
 */
export class Recent<T> {
  readonly #kept = new Map<string, Kept<T>>()
  readonly #flights = new SingleFlight<T>()
  readonly #forMs: number
  readonly #most: number

  constructor(forMs: number, most = 200) {
    this.#forMs = forMs
    this.#most = most
  }

  /** What is remembered under this key, or else what `find` gives; a failure is not remembered. */
  async get(
    key: string,
    find: (signal: AbortSignal) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T> {
    const kept = this.#kept.get(key)
    if (kept && kept.until > performance.now()) return kept.value
    return this.#flights.run(key, async (shared) => this.#keep(key, await find(shared)), signal)
  }

  #keep(key: string, value: T): T {
    this.#kept.delete(key)
    this.#kept.set(key, { value, until: performance.now() + this.#forMs })
    const [oldest] = this.#kept.keys()
    if (this.#kept.size > this.#most && oldest !== undefined) this.#kept.delete(oldest)
    return value
  }
}
