const MINUTE_MS = 60_000

/** So many requests within any minute. */
export class MinuteBudget {
  readonly #perMinute: number
  readonly #taken: number[] = []

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** False when the budget of this minute is used up. */
  take(): boolean {
    const now = performance.now()
    while (this.#taken[0] !== undefined && this.#taken[0] <= now - MINUTE_MS) this.#taken.shift()
    if (this.#taken.length >= this.#perMinute) return false
    this.#taken.push(now)
    return true
  }
}
