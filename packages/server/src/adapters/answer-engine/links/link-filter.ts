import { decoded } from './decoded.ts'
import type { MayLink } from './known-links.ts'
import { LINK, RUN, unlinked } from './unlinked.ts'

/** What may go on as a link or an address: its end has to be waited for. */
const UNFINISHED = new RegExp(
  [
    String.raw`!?\[(?:[^[\]\n]|\[[^[\]\n]{0,200}\]){0,400}(?:\](?:\([^()\n]{0,2000}(?:\([^()\n]*(?:\)[^()\n]*)?)?)?)?$`,
    String.raw`(?:https?)?:\/\/${RUN}{0,2000}$`,
    String.raw`www\.${RUN}{0,2000}$`,
    '(?<![a-z])(?:h|ht|htt|https?)$',
    String.raw`(?:https?)?:\/?$`,
    String.raw`(?<![a-z\d])w{1,3}$`,
    String.raw`@[\w.\-]{0,255}$`,
    String.raw`&#?\w{0,31}$`,
    String.raw`[\\\]!]$`,
    String.raw`<[^\s<>]{0,2000}$`,
  ].join('|'),
  'i',
)

/** The beginning of a fence at the beginning of a line; what stands in it is code for every reader. */
const FENCE = /^(`{3,}|~{3,}(?!~))[^`\n]*\n?$/
/**
 * Below such a line what looks like a fence may be none: it may belong to HTML or to a formula. The
 * beginning of a line that is nothing but signs may be followed by anything.
 */
const HTML = /^[\s>*+\-\d.)]*<|^[\s>*+\-\d.)]{80}/
const FORMULA = /\$\$|\\\[/
const HEAD = 80
/** A number that would begin a list without its backslash. */
const NUMBERED = /^\s*\d{1,9}\\/

/**
 * An answer as it comes, in which a link leads to where `mayLink` allows; of every other link its
 * words and its host are left, as text. No reader of Markdown makes another link of what comes out,
 * however the text was cut into pieces: what cannot be told for sure is made no link. Code in fences
 * that stand at the beginning of a line stays as it is.
 */
export class LinkFilter {
  readonly #mayLink: MayLink
  /** What came and has not been looked at. */
  #raw = ''
  /** Whether the line that has begun is code; null where that cannot be told yet. */
  #isCode: boolean | null = null
  /** How the line begins. */
  #head = ''
  /** The last character that came. */
  #last = ''
  /** The end of what was looked at, not said yet. */
  #held = ''
  /** The last character that was said. */
  #before = ''
  #fence: string | null = null
  #isUnsure = false

  constructor(mayLink: MayLink) {
    this.#mayLink = mayLink
  }

  push(piece: string): string {
    // A return alone ends a line for some readers.
    this.#raw += piece.replaceAll('\r', '')
    return this.#read(false)
  }

  /** What was held back because it could have become a link. */
  end(): string {
    return this.#read(true) + this.#release(true)
  }

  #read(isLast: boolean): string {
    let said = ''
    while (this.#raw !== '') {
      const end = this.#raw.indexOf('\n') + 1
      const piece = end > 0 ? this.#raw.slice(0, end) : this.#raw
      if (this.#isCode === null && end === 0 && !isLast && this.#mayBeFence(piece)) break
      this.#isCode ??= this.#beginsCode(piece)
      this.#raw = this.#raw.slice(piece.length)
      said += this.#isCode ? piece : this.#text(piece, end > 0)
      if (end > 0) this.#isCode = null
    }
    return said
  }

  #mayBeFence(line: string): boolean {
    return this.#fence === null ? /^[`~]/.test(line) : /^ {0,3}[`~]*[ \t]*$/.test(line)
  }

  #beginsCode(line: string): boolean {
    if (this.#fence !== null) {
      const [, marks = ''] = /^ {0,3}(`{3,}|~{3,})[ \t]*\n?$/.exec(line) ?? []
      if (marks.startsWith(this.#fence)) this.#fence = null
      return true
    }
    if (!this.#isUnsure) this.#fence = FENCE.exec(line)?.[1] ?? null
    return this.#fence !== null
  }

  #text(piece: string, isWhole: boolean): string {
    if (this.#head.length < HEAD) this.#head += piece.slice(0, HEAD)
    this.#isUnsure ||= HTML.test(this.#head) || FORMULA.test(this.#last + piece)
    this.#last = piece.at(-1) ?? ''
    this.#held = decoded(this.#held + piece, NUMBERED.test(this.#head))
    const said = this.#release(isWhole)
    if (isWhole) this.#head = ''
    return said
  }

  #release(isWhole: boolean): string {
    const ready = isWhole ? this.#held : this.#held.slice(0, endOfFinished(this.#held))
    this.#held = this.#held.slice(ready.length)
    const around = { before: this.#before, after: this.#held[0] ?? '' }
    const said = unlinked(ready, around, this.#mayLink)
    this.#before = said.at(-1) ?? this.#before
    return said
  }
}

/** Up to where a text can be looked at, whatever follows. */
function endOfFinished(text: string): number {
  let at = text.search(UNFINISHED)
  if (at < 0) return text.length
  for (const { index, 0: link } of text.matchAll(LINK)) {
    const end = index + link.length
    if (index > at) break
    // An address in a whole link has its end.
    if (end <= at) continue
    const rest = text.slice(end).search(UNFINISHED)
    if (rest < 0) return text.length
    at = end + rest
  }
  // What follows a bracket says whether it ends a link.
  return text[at - 1] === ']' ? at - 1 : at
}
