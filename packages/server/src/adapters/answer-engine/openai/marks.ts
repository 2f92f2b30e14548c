export type TaggedPiece = { readonly inside: boolean; readonly text: string }

/**
 * Tells apart what stands inside `<tag>…</tag>` at the very beginning of a text and what follows,
 * however the text is cut into pieces. A text that begins otherwise is passed on unchanged, but for
 * a line that begins with `</tag>`: then all before it was inside, as where the prompt opens the tag.
 */
export class LeadingTag {
  readonly #open: string
  readonly #close: string
  #state: 'before' | 'inside' | 'after' | 'past'
  #endedLate = false
  #held = ''

  /** `isOpen` where the text begins inside. */
  constructor(tag: string, isOpen = false) {
    this.#open = `<${tag}>`
    this.#close = `</${tag}>`
    this.#state = isOpen ? 'inside' : 'before'
  }

  /** Whether what was passed on as following was inside. */
  get endedLate(): boolean {
    return this.#endedLate
  }

  /** Whether the tag is still open. */
  get isInside(): boolean {
    return this.#state === 'inside'
  }

  *push(piece: string): Generator<TaggedPiece> {
    this.#held += piece
    if (this.#state === 'before') this.#enter()
    if (this.#state === 'inside') yield* this.#leave()
    if (this.#state === 'after') yield* this.#lookBack()
    if (this.#state === 'past') yield* this.#release(false)
  }

  /** What was held back because it could have become a tag. */
  *end(): Generator<TaggedPiece> {
    // A tag that nothing follows.
    if (this.#state === 'after' && this.#endedLate) this.#held = ''
    yield* this.#release(this.#state === 'inside')
  }

  #enter() {
    const text = this.#held.trimStart()
    const mark = [this.#open, this.#close].find((each) => text.startsWith(each))
    if (mark) {
      this.#held = text.slice(mark.length)
      this.#state = mark === this.#open ? 'inside' : 'past'
    } else if (!this.#open.startsWith(text) && !this.#close.startsWith(text)) {
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
    this.#state = 'past'
  }

  *#lookBack(): Generator<TaggedPiece> {
    const mark = `\n${this.#close}`
    const at = this.#held.indexOf(mark)
    const safe = at >= 0 ? at : this.#held.length - partialLength(this.#held, mark)
    const text = this.#held.slice(0, safe)
    if (text) yield { inside: false, text }
    this.#held = this.#held.slice(safe)
    const rest = at < 0 ? '' : this.#held.slice(mark.length).trimStart()
    if (at >= 0) this.#endedLate = true
    if (!rest) return
    this.#held = `\n\n---\n\n${rest}`
    this.#state = 'past'
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

/**
 * A drawing's mark, or the beginning of a fence that only our own charts may have, and cards had once;
 * readers of Markdown decode references there, so that a word with one may mean them as well.
 */
const WHOLE =
  /\[\[chart:(\d{1,3})\]\]|(`{3,}|~{3,})([ \t]*)(?:(?:chart|card)\b|[^\s`&]{0,4}&[^\s`]*)/gi
/** What could still become one of them; five letters as references have at most 50 characters. */
const UNFINISHED =
  /(?:\[(?:\[(?:c(?:h(?:a(?:r(?:t(?::(?:\d{1,3}\]?)?)?)?)?)?)?)?)?|`{1,2}|~{1,2}|(?:`{3,9}|~{3,9})[ \t]*[^\s`]{0,50})$/i

/**
 * Puts charts, cards and tables in the place of their marks, however the text is cut into pieces. A
 * block that would be drawn and that the model wrote itself is shown as JSON: it must not show figures
 * that the model made up as if they were read. Those of tables are checked.
 */
export class ChartMarks {
  readonly #chart: (number: number) => string | null
  #held = ''

  constructor(chart: (number: number) => string | null) {
    this.#chart = chart
  }

  push(piece: string): string {
    if (!this.#held && !/[[`~]/.test(piece)) return piece
    const text = this.#held + piece
    const at = text.search(UNFINISHED)
    this.#held = at < 0 ? '' : text.slice(at)
    return this.#replaced(at < 0 ? text : text.slice(0, at))
  }

  end(): string {
    const rest = this.#replaced(this.#held)
    this.#held = ''
    return rest
  }

  #replaced(text: string): string {
    return text.replace(WHOLE, (_mark, number?: string, fence?: string, space?: string) => {
      if (fence) return `${fence}${space}json`
      const chart = this.#chart(Number(number))
      return chart ? `\n\n${chart}\n\n` : ''
    })
  }
}
