import type { Span } from '../figures/layout.ts'

/** Words of others in an answer's text, without their quotation marks. */
export interface Quote extends Span {
  readonly text: string
  /** The lines that it fills as a block of its own, without quotation marks. */
  readonly block?: Span
}

/**
 * Both marks of a pair stand beside what they enclose, which no measure in inches does. Chinese has no
 * spaces around them.
 */
const QUOTE =
  /“(?!\s)[^“”\n]+(?<!\s)”|「(?!\s)[^「」\n]+(?<!\s)」|『(?!\s)[^『』\n]+(?<!\s)』|(?<!(?!\p{Script=Han})[\p{L}\p{N}])"(?!\s)[^"\n]+(?<!\s)"(?!(?!\p{Script=Han})[\p{L}\p{N}])/gu
const HAN = /\p{Script=Han}/gu
/** A term or a slogan in quotation marks is no quote: it takes so many words, or Chinese characters. */
const FEWEST_LATIN = 5
const FEWEST_HAN = 8
/** More is copied, not quoted, in UTF-16 units. */
const LONGEST = 600

/** What is quoted in a text whose code and links are blanks, in its order. */
export function quotesIn(text: string): Quote[] {
  const blocks = blocksIn(text)
    .filter(isLong)
    .filter(({ start, end }) => markedIn(text.slice(start, end)).length === 0)
  return [...markedIn(text), ...blocks].sort((a, b) => a.start - b.start)
}

const markedIn = (text: string): Quote[] =>
  Array.from(text.matchAll(QUOTE), ({ 0: whole, index }) => ({
    ...{ start: index + 1, end: index + whole.length - 1 },
    text: whole.slice(1, -1),
  })).filter(isLong)

const BLOCK = /^(?: {0,3}>[^\n]*(?:\n|$))+/gm
/** Who said it, on the last line. */
const BY = /^[ >]*[—–]/

function blocksIn(text: string): Quote[] {
  return Array.from(text.matchAll(BLOCK), ({ 0: whole, index }) => {
    const lines = whole.trimEnd().split('\n')
    const said = BY.test(lines.at(-1) ?? '') ? lines.slice(0, -1) : lines
    const texts = said.map((line) => line.replace(/^[ >]+/, '').trim())
    const begin = Math.max(0, whole.search(/[^\s>]/))
    return {
      ...{ start: index + begin, end: index + said.join('\n').trimEnd().length },
      text: texts.filter(Boolean).join(' ').replaceAll(/ {2,}/g, ' '),
      block: { start: index, end: index + whole.length },
    }
  })
}

const isLong = ({ text }: Quote): boolean => text.length <= LONGEST && isSentence(text)

function isSentence(text: string): boolean {
  const han = text.match(HAN)?.length ?? 0
  if (han > 0) return han >= FEWEST_HAN
  return text.split(/\s+/).length >= FEWEST_LATIN
}

/** Whether these are the words of a title or a name, which a page need not hold. */
export function isTitle(text: string): boolean {
  const long = text.match(/\p{L}{4,}/gu) ?? []
  const capitals = long.filter((word) => /^\p{Lu}/u.test(word))
  return long.length > 0 && capitals.length > long.length / 2
}

/** A text by its letters and digits alone, in small letters, with the place of each. */
export interface Folded {
  readonly text: string
  readonly places: readonly number[]
}

export function folded(text: string): Folded {
  const letters: string[] = []
  const places: number[] = []
  for (const { 0: letter, index } of text.matchAll(/[\p{L}\p{N}]|(?<=\d)\.(?=\d)/gu)) {
    for (const small of letter.toLowerCase()) {
      letters.push(small)
      for (let unit = 0; unit < small.length; unit += 1) places.push(index)
    }
  }
  return { text: letters.join(''), places }
}

/** What was left out of a quote, or put into it by whoever quotes. */
const OMISSION = /…+|\.{3,}|\[[^\]]*\]/

/** Where a quote stands in a text: from its first letter up to its last; null where it does not. */
export function placeOf(quote: string, { text, places }: Folded): Span | null {
  const pieces = quote.split(OMISSION).flatMap((piece) => folded(piece).text || [])
  let [start, end] = [-1, 0]
  for (const piece of pieces) {
    const at = text.indexOf(piece, end)
    if (at < 0) return null
    if (start < 0) start = at
    end = at + piece.length
  }
  if (start < 0) return null
  return { start: places[start] ?? 0, end: (places[end - 1] ?? 0) + 1 }
}

export const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text)
