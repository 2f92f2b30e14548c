export type TaggedPiece = { readonly inside: boolean; readonly text: string }

/**
 * Tells apart what stands inside `<tag>…</tag>` at the very beginning of a text and what follows,
 * however the text is cut into pieces. A text that begins otherwise is passed on unchanged.
 */
export class LeadingTag {
  readonly #open: string
  readonly #close: string
  #state: 'before' | 'inside' | 'after' = 'before'
  #held = ''

  constructor(tag: string) {
    this.#open = `<${tag}>`
    this.#close = `</${tag}>`
  }

  *push(piece: string): Generator<TaggedPiece> {
    this.#held += piece
    if (this.#state === 'before') this.#enter()
    if (this.#state === 'inside') yield* this.#leave()
    if (this.#state === 'after') yield* this.#release(false)
  }

  /** What was held back because it could have become a tag. */
  *end(): Generator<TaggedPiece> {
    yield* this.#release(this.#state === 'inside')
  }

  #enter() {
    const text = this.#held.trimStart()
    if (text.startsWith(this.#open)) {
      this.#held = text.slice(this.#open.length)
      this.#state = 'inside'
    } else if (!this.#open.startsWith(text)) {
      this.#state = 'after'
    }
  }

  *#leave(): Generator<TaggedPiece> {
    const at = this.#held.indexOf(this.#close)
    const safe = at >= 0 ? at : this.#held.length - partialLength(this.#held, this.#close)
    const text = this.#held.slice(0, safe)
    if (text) yield { inside: true, text }
    this.#held = this.#held.slice(safe)
    if (at < 0) return
    this.#held = this.#held.slice(this.#close.length).trimStart()
    this.#state = 'after'
  }

  *#release(inside: boolean): Generator<TaggedPiece> {
    if (this.#held) yield { inside, text: this.#held }
    this.#held = ''
  }
}

/** How much of the text's end could be the beginning of the mark. */
function partialLength(text: string, mark: string): number {
  for (let length = Math.min(mark.length - 1, text.length); length > 0; length -= 1) {
    if (mark.startsWith(text.slice(-length))) return length
  }
  return 0
}
