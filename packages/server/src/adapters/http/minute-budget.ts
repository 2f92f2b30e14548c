const MINUTE_MS = 60_000
/** Into so many shares a budget is divided, of which the last is for whoever has had less than one. */
const SHARES = 3

interface Taken {
  readonly at: number
  readonly by: string | undefined
}

/** So many requests within any minute, of which one person leaves some to the others. */
export class MinuteBudget {
  readonly #perMinute: number
  readonly #taken: Taken[] = []

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** False when the budget of this minute is used up, or what is left of it is not for this person. */
  take(by?: string): boolean {
    const now = performance.now()
    while (this.#taken[0] !== undefined && this.#taken[0].at <= now - MINUTE_MS) this.#taken.shift()
    const left = this.#perMinute - this.#taken.length
    if (left <= 0) return false
    const share = Math.floor(this.#perMinute / SHARES)
    if (by !== undefined && left <= share && this.#takenBy(by) >= share) return false
    this.#taken.push({ at: now, by })
    return true
  }

  #takenBy(person: string): number {
    return this.#taken.filter(({ by }) => by === person).length
  }
}
