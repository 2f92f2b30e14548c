import type { Schemas } from '@coinquiry/api-client/contract'
import type { EntrySource } from './entry.ts'

/** A citation, not the text of a link. */
const MARK = /\[(\d+)\](?!\()/g

/** Gives the sources of an answer numbers of their own, in the order in which they are cited. */
export class Citations {
  readonly #sources: EntrySource[] = []

  static in(text: string): boolean {
    return text.search(MARK) >= 0
  }

  /** The text with its `[n]` pointing into this answer's list. */
  renumber(text: string, sources: readonly EntrySource[]): string {
    return text.replace(MARK, (mark, index: string) => {
      const source = sources[Number(index) - 1]
      return source ? this.cite(source) : mark
    })
  }

  cite(source: EntrySource): string {
    const known = this.#sources.findIndex(({ url }) => url === source.url)
    const at = known >= 0 ? known : this.#sources.push(source) - 1
    return `[${at + 1}]`
  }

  get items(): Schemas['Source'][] {
    return this.#sources.map(({ title, url }, at) => ({ index: at + 1, title, url }))
  }
}
