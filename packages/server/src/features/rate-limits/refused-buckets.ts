/** So many are remembered; what is forgotten is only counted in the database again. */
const MOST = 10_000

/**
 * What this process knows to be refused until a moment, so that a flood of refusals takes no
 * connection to the database. A bucket is remembered where even its cheapest use is too much.
 */
export class RefusedBuckets {
  readonly #spans = new Map<string, { readonly from: number; readonly until: number }>()
  readonly #users = new Map<string, string>()
  readonly #asked = new Set<string>()

  remember(bucket: string, now: Date, seconds: number): void {
    const from = now.getTime()
    this.#spans.delete(bucket)
    this.#spans.set(bucket, { from, until: from + seconds * 1000 })
    keepNewest(this.#spans)
  }

  /** Seconds until a use may be allowed again; 0 for a bucket that is not known to be refused. */
  retryAfter(bucket: string, now: Date): number {
    const span = this.#spans.get(bucket)
    if (!span) return 0
    const at = now.getTime()
    // A clock that was set back must not refuse for longer than it was meant.
    if (span.from <= at && at < span.until) return (span.until - at) / 1000
    this.#spans.delete(bucket)
    return 0
  }

  /** Whose credential it is, by its hash, once somebody was refused with it. */
  userOf(credential: string): string | null {
    return this.#users.get(credential) ?? null
  }

  rememberUser(credential: string, userId: string): void {
    this.#users.set(credential, userId)
    keepNewest(this.#users)
  }

  /** A question was stored under this key: who sends it again is attached to it, not refused. */
  rememberAsked(key: string): void {
    this.#asked.add(key)
    keepNewest(this.#asked)
  }

  wasAsked(key: string): boolean {
    return this.#asked.has(key)
  }
}

function keepNewest(kept: Map<string, unknown> | Set<string>): void {
  if (kept.size <= MOST) return
  const [oldest] = kept.keys()
  if (oldest !== undefined) kept.delete(oldest)
}
