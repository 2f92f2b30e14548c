/** An answer whose citations are right: each sentence is said by the sources that it cites. */
export interface CitedAnswer {
  readonly name: string
  readonly question: string
  /** Numbered from 1 on. */
  readonly sources: readonly {
    readonly title: string
    readonly url: string
    readonly excerpt: string
  }[]
  readonly text: string
}
