import type { Mention } from './assets.ts'
import { RESPECTIVELY } from './cues.ts'
import { type Cell, firstFrom, partAt, type Sentence, type Span } from './layout.ts'
import type { WrittenNumber } from './numbers.ts'
import { SPAN } from './units.ts'

/** What is known of a text when the assets of its numbers are looked for. */
export interface Passage {
  readonly text: string
  readonly numbers: readonly WrittenNumber[]
  readonly mentions: readonly Mention[]
  readonly sentences: readonly Sentence[]
  readonly cells: readonly Cell[]
}

/** At most so many assets named in a row count together, as in “BTC and ETH rose 3 %”. */
const MOST_TOGETHER = 8
const FARTHEST_TOGETHER = 60
const FIRST_OR_SECOND = /(前者|\bthe former\b)|(后者|\bthe latter\b)/gi
const OF_FOLLOWING = /^ ?(?:on|for|of|in|from) (?:the )?$/i

type Token = { readonly at: number } & (
  | { readonly mention: Mention }
  | { readonly number: WrittenNumber }
)

/**
 * The assets that each number of a passage can be of, by their names; none where nothing tells.
 * `before` are those that were spoken of last.
 */
export function subjectsOf(
  passage: Passage,
  before: readonly string[],
): {
  readonly of: ReadonlyMap<WrittenNumber, readonly string[]>
  readonly last: readonly string[]
} {
  const of = new Map<WrittenNumber, readonly string[]>()
  let carried = before
  let next = 0
  const tokens = tokensOf(passage)
  for (const sentence of passage.sentences) {
    const inSentence: Token[] = []
    for (let token = tokens[next]; token && token.at < sentence.end; token = tokens[next]) {
      inSentence.push(token)
      next += 1
    }
    const named = distinct(inSentence)
    const sequence = named.length > 1 ? named : carried
    const all = withPronouns(passage.text, sentence, inSentence, sequence)
    read(passage, sentence, all, { carried, sequence }, of)
    if (named.length > 0) carried = named
  }
  return { of, last: carried }
}

function tokensOf({ numbers, mentions }: Passage): Token[] {
  const tokens: Token[] = [
    ...mentions.map((mention) => ({ at: mention.start, mention })),
    ...numbers.filter(({ unit }) => unit !== SPAN).map((number) => ({ at: number.start, number })),
  ]
  return tokens.sort((a, b) => a.at - b.at)
}

function distinct(tokens: readonly Token[]): string[] {
  const assets = new Set<string>()
  for (const token of tokens) if ('mention' in token) assets.add(token.mention.asset)
  return [...assets].slice(0, MOST_TOGETHER)
}

function withPronouns(
  text: string,
  { start, end }: Span,
  tokens: readonly Token[],
  [first, second]: readonly string[],
): readonly Token[] {
  if (first === undefined || second === undefined) return tokens
  const added: Token[] = []
  for (const match of text.slice(start, end).matchAll(FIRST_OR_SECOND)) {
    const at = start + match.index
    const mention = { start: at, end: at + match[0].length, asset: match[1] ? first : second }
    added.push({ at, mention })
  }
  return added.length === 0 ? tokens : [...tokens, ...added].sort((a, b) => a.at - b.at)
}

interface Around {
  readonly carried: readonly string[]
  readonly sequence: readonly string[]
}

function read(
  passage: Passage,
  sentence: Sentence,
  tokens: readonly Token[],
  { carried, sequence }: Around,
  of: Map<WrittenNumber, readonly string[]>,
): void {
  const paired = RESPECTIVELY.test(passage.text.slice(sentence.start, sentence.end))
    ? inOrder(tokens, sequence)
    : null
  let group: Mention[] = []
  let open = false
  for (const [at, token] of tokens.entries()) {
    if ('mention' in token) {
      const last = group.at(-1)
      const together = open && last !== undefined && areTogether(passage.text, last.end, token.at)
      group = together ? [...group, token.mention].slice(-MOST_TOGETHER) : [token.mention]
      open = true
      continue
    }
    open = false
    const { number } = token
    of.set(
      number,
      paired?.get(number) ??
        inTable(passage, number) ??
        nearby(passage, sentence, number, group, tokens[at + 1]) ??
        (carried.length > 0 ? carried : firstAfter(tokens, at)),
    )
  }
}

/** “BTC and ETH cost $1 and $2 respectively”: as many of one unit as there are assets. */
function inOrder(
  tokens: readonly Token[],
  assets: readonly string[],
): Map<WrittenNumber, string[]> {
  const byUnit = new Map<string, WrittenNumber[]>()
  for (const token of tokens) {
    if (!('number' in token)) continue
    const { unit } = token.number
    byUnit.set(unit, [...(byUnit.get(unit) ?? []).slice(0, MOST_TOGETHER), token.number])
  }
  const paired = new Map<WrittenNumber, string[]>()
  for (const numbers of byUnit.values()) {
    if (numbers.length !== assets.length) continue
    for (const [at, number] of numbers.entries()) paired.set(number, assets.slice(at, at + 1))
  }
  return paired
}

function inTable({ cells, mentions }: Passage, { start }: WrittenNumber): string[] | null {
  const cell = cells.length > 0 ? partAt(cells, start) : undefined
  if (!cell || cell.start > start) return null
  const [first = cell, last = cell] = [cell.row[0], cell.row.at(-1)]
  for (const part of [first, { start: first.start, end: last.end }, cell.title]) {
    const named = mentionsWithin(mentions, part)
    if (named.length > 0) return named
  }
  return null
}

function mentionsWithin(mentions: readonly Mention[], { start, end }: Span): string[] {
  const found: string[] = []
  let at = firstFrom(mentions, start, (mention) => mention.start)
  for (
    let one = mentions[at];
    one && one.start < end && found.length < MOST_TOGETHER;
    one = mentions[at]
  ) {
    found.push(one.asset)
    at += 1
  }
  return found
}

function nearby(
  { text }: Passage,
  sentence: Sentence,
  number: WrittenNumber,
  group: readonly Mention[],
  next: Token | undefined,
): string[] | null {
  const last = group.at(-1)
  const following =
    next && 'mention' in next && sameClause(sentence, number.start, next.at) ? next.mention : null
  if (following && OF_FOLLOWING.test(text.slice(number.end, following.start).slice(0, 20))) {
    return [following.asset]
  }
  if (last && sameClause(sentence, last.start, number.start)) return group.map(({ asset }) => asset)
  if (following) return [following.asset]
  return last ? group.map(({ asset }) => asset) : null
}

function firstAfter(tokens: readonly Token[], from: number): string[] {
  for (const token of tokens.slice(from + 1, from + 9)) {
    if ('mention' in token) return [token.mention.asset]
  }
  return []
}

/** “BTC and ETH”, “USD Coin (USDC) on Ethereum”: nothing between ends a clause. */
const areTogether = (text: string, from: number, to: number): boolean =>
  to - from < FARTHEST_TOGETHER && !/[,，;；:：。\n|]/.test(text.slice(from, to))

const sameClause = ({ clauses }: Sentence, one: number, other: number): boolean =>
  partAt(clauses, one) === partAt(clauses, other)
