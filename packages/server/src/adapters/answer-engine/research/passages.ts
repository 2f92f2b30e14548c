import MiniSearch from 'minisearch'
import type { TextBlock } from '../../../ports/web-pages.ts'
import { termsOf } from '../handbook/words.ts'

/** A part of a page: some paragraphs that stand together. */
export interface Passage {
  /** Its place among the passages of the page, from 1. */
  readonly number: number
  readonly blocks: readonly TextBlock[]
}

const SHORTEST = 300
const LONGEST = 800
/** Where a text may be parted: behind a sentence. */
const SENTENCE = /(?<=[。！？!?…]|[.;]\s)/u

export const textOf = ({ blocks }: Passage): string => blocks.map(({ text }) => text).join('\n')

/** A page cut at its paragraphs, and within one that is too long at its sentences. */
export function passagesOf(page: readonly TextBlock[]): Passage[] {
  const passages: Passage[] = []
  let blocks: TextBlock[] = []
  const end = () => {
    if (blocks.length > 0) passages.push({ number: passages.length + 1, blocks })
    blocks = []
  }
  let length = 0
  for (const block of page.flatMap(parted)) {
    if (length + block.text.length >= LONGEST) {
      end()
      length = 0
    }
    blocks.push(block)
    length += block.text.length + 1
    if (length < SHORTEST) continue
    end()
    length = 0
  }
  end()
  return passages
}

function parted({ text, page }: TextBlock): TextBlock[] {
  if (text.length <= LONGEST) return [{ text, page }]
  const parts: string[] = []
  for (const sentence of text.split(SENTENCE).flatMap(cut)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length <= LONGEST)
      parts[parts.length - 1] = last + sentence
    else parts.push(sentence)
  }
  return parts.map((part) => ({ text: part.trim(), page }))
}

/** What has no sentences is cut anywhere. */
const cut = (text: string): string[] => text.match(/.{1,700}/gsu) ?? []

/** As much more counts a word that is looked for before all others. */
const WEIGHT = 4

/**
 * Those that have most to do with these words, each of which counts once, the best one first; the
 * first ones if none has. Words of `first` count more.
 */
export function bestOf(
  passages: readonly Passage[],
  words: string,
  most: number,
  first = '',
): Passage[] {
  const index = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    tokenize: termsOf,
    processTerm: (term) => term,
  })
  index.addAll(passages.map((passage, id) => ({ id, text: textOf(passage) })))
  const weighty = new Set(termsOf(first))
  const found = index.search(`${first}\n${words}`, {
    tokenize: (text) => [...new Set(termsOf(text))],
    boostTerm: (term) => (weighty.has(term) ? WEIGHT : 1),
  })
  const best = found.slice(0, most).flatMap(({ id }) => passages[Number(id)] ?? [])
  return best.length > 0 ? best : passages.slice(0, most)
}
