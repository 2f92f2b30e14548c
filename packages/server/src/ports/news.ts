/** What a publisher wrote; texts are plain and bounded. */
export interface Headline {
  readonly title: string
  readonly summary: string
  /** Who published it, as its feed calls itself. */
  readonly publisher: string
  /** On the publisher's own site. */
  readonly url: string
  readonly published: Date
}

export interface NewsQuery {
  /** Any of these words; all headlines without any. */
  readonly about: readonly string[]
  /** Not older than so many days. */
  readonly days: number
  readonly limit: number
}

export interface FoundNews {
  /** The newest first. */
  readonly headlines: readonly Headline[]
  /** The hosts of feeds that could not be read. */
  readonly unread: readonly string[]
}

export interface News {
  /** Rejects with a `DataFailure` when no feed could be read. */
  headlines(query: NewsQuery, signal: AbortSignal): Promise<FoundNews>
}
