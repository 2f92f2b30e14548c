export type Marked = { readonly marked: boolean; readonly text: string }

/** Takes a mark off the beginning of a text; null as long as it cannot yet be told. */
export class LeadingMark {
  readonly #mark: string
  #held = ''

  constructor(mark: string) {
    this.#mark = mark
  }

  push(piece: string): Marked | null {
    this.#held += piece
    const text = this.#held.trimStart()
    if (text.startsWith(this.#mark)) {
      const rest = text.slice(this.#mark.length).trimStart()
      return rest ? { marked: true, text: rest } : null
    }
    return this.#mark.startsWith(text) ? null : { marked: false, text }
  }

  /** At the end of the text: what is known by then. */
  end(): Marked {
    const text = this.#held.trim()
    return text.startsWith(this.#mark)
      ? { marked: true, text: text.slice(this.#mark.length).trimStart() }
      : { marked: false, text }
  }
}
