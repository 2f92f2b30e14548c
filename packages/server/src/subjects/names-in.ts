import type { Candidate, NameTable } from './name-table.ts'
import type { NamedSubject } from './subject.ts'

/** In UTF-16 units: how much around a name is looked at. */
const AROUND = 24

const BETWEEN = /^\s?(?:[,，、/&+]|vs\.?|versus|and|or|to|和|与|跟|还是|或者?|以及|及|对比?|比)\s?$/
const BEFORE_LIST =
  /(?:^|[,，。？！?!:：;；、/(（\n]|\b(?:compare|between|of|swap|for|about)|\p{Script=Han})\s?$/u
const AFTER_LIST =
  /^(?:$|\s?[,，。？！?!:：;；、/)）\n]|\s?\p{Script=Han}|\s(?:now|today|right now|or|and|vs\.?|in usd)(?![a-z]))/u
const PRICE_OF =
  /(?:\b(?:price|prices|value|chart|market cap|tvl|volume) of|买入?|卖出?|持有|抄底|做多|做空|梭哈)\s?$/
/** “at one price”, “which link chart”: the word is one of daily life. */
const NOT_BEFORE = /\b(?:at|same|per|each|no|any|this|that|which|another|only) $/
const PRICE_AFTER = /^\s?的?(?:价格|现价|币价|多少钱)/
const CALLED_COIN = /^\s?(?:coin|token|币|代币)/

/** The names that a text means, by the rules for spelled that mean something else as well. */
export function namesIn(text: string, table: NameTable): NamedSubject[] {
  const folded = table.fold(text)
  const found = candidatesIn(folded, table)
  const spelling = spellingOf(text)
  const meant: boolean[] = found.map(
    (name) => !name.isEveryday || isMeant(name, { text, folded, table, spelling }),
  )
  // In a list of names each is one: “sol, near”.
  for (const [at, name] of found.entries()) {
    meant[at] ||= isListed(
      folded,
      name,
      meant[at - 1] ? found[at - 1] : undefined,
      meant[at + 1] ? found[at + 1] : undefined,
    )
  }
  return found.flatMap(({ start, end, candidates }, at) => {
    const kind = candidates[0]?.kinds[0]
    return meant[at] && kind ? [{ kind, start, end, candidates }] : []
  })
}

function candidatesIn(folded: string, table: NameTable): Candidate[] {
  const found: Candidate[] = []
  let cuts: ReadonlySet<number> | null = null
  for (let at = 0; at < folded.length; ) {
    const name = table.at(folded, at)
    const isShortHan =
      name && name.end - name.start === 2 && HAN_ONLY.test(folded.slice(at, name.end))
    if (isShortHan) cuts ??= cutsIn(folded)
    const isCut = isShortHan && (cuts?.has(name.start) || cuts?.has(name.end))
    if (name && !isCut) found.push(name)
    at = name && !isCut ? name.end : at + 1
  }
  return found
}

const HAN_ONLY = /^\p{Script=Han}+$/u
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Places within Chinese spelled: 币安 isn't named in 币安全吗. */
function cutsIn(folded: string): ReadonlySet<number> {
  const cuts = new Set<number>()
  for (const { index, segment } of segmenter.segment(folded)) {
    if (!HAN_ONLY.test(segment)) continue
    for (let at = 1; at < segment.length; at += 1) cuts.add(index + at)
  }
  return cuts
}

interface Spelling {
  /** Capitals say something: not all letters are capitals. */
  readonly tellsTickers: boolean
  /** A capital letter at the beginning of a word says something. */
  readonly tellsNames: boolean
}

function spellingOf(text: string): Spelling {
  const hasHan = /\p{Script=Han}/u.test(text)
  const spelled = text.match(/\b[A-Za-z]{3,}/g) ?? []
  const small = spelled.filter((word) => /^[a-z]/.test(word)).length
  return {
    tellsTickers: hasHan || /[a-z]/.test(text),
    tellsNames: hasHan || small * 2 >= spelled.length,
  }
}

interface Context {
  readonly text: string
  readonly folded: string
  readonly table: NameTable
  readonly spelling: Spelling
}

/** Whether a word of daily life is meant as a name. */
function isMeant(name: Candidate, { text, folded, table, spelling }: Context): boolean {
  const { start, end, isTicker, isName, isJargon } = name
  if (text[start - 1] === '$') return true
  const before = folded.slice(Math.max(0, start - AROUND), start)
  const after = folded.slice(end, end + AROUND)
  if (CALLED_COIN.test(after) && !NOT_BEFORE.test(before)) return true
  const written = text.slice(start, end)
  if (isJargon) return isName && isCapitalised(written) && isPriced(before, after)
  if (isTicker && spelling.tellsTickers && isAllCapitals(written)) return true
  if (isName && spelling.tellsNames && isCapitalised(written) && hasWordBefore(text, start))
    return true
  if (isAlone(folded, start, end)) return true
  if (isHyphened(folded, start, end) || NOT_BEFORE.test(before)) return false
  if (table.marketAfter.test(after)) return true
  return PRICE_OF.test(before) && AFTER_LIST.test(after)
}

/** “The price of Strike”, but not “the strike price”. */
const isPriced = (before: string, after: string) =>
  (PRICE_OF.test(before) && AFTER_LIST.test(after)) || PRICE_AFTER.test(after)

const isAllCapitals = (written: string) =>
  written.length > 1 && /[A-Z]/.test(written) && written === written.toUpperCase()

const isCapitalised = (written: string) => /^[A-Z]/.test(written) && !isAllCapitals(written)

/** A capital letter begins every English sentence, and in a Chinese one a name alone. */
function hasWordBefore(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - AROUND), start).trimEnd()
  const isChinese = /\p{Script=Han}/u.test(text.slice(start, start + AROUND) + before)
  return isChinese || (before !== '' && !/[.!?:\n"“]$/.test(before))
}

const isHyphened = (folded: string, start: number, end: number) =>
  /[-']/.test(folded[start - 1] ?? '') || /[-']/.test(folded[end] ?? '')

/** Nothing but the name, marks and numbers is asked. */
const isAlone = (folded: string, start: number, end: number) =>
  isBlank(folded, 0, start) && isBlank(folded, end, folded.length)

function isBlank(folded: string, from: number, to: number): boolean {
  return to - from <= AROUND && /^[\s\p{P}\p{S}\p{N}]*$/u.test(folded.slice(from, to))
}

function isListed(
  folded: string,
  { start, end, isJargon }: Candidate,
  before?: Candidate,
  after?: Candidate,
): boolean {
  if (isJargon || isHyphened(folded, start, end)) return false
  const isBetween = (from: number, to: number) =>
    to - from <= AROUND && BETWEEN.test(folded.slice(from, to))
  const isOpen = BEFORE_LIST.test(folded.slice(Math.max(0, start - AROUND), start))
  const isClosed = AFTER_LIST.test(folded.slice(end, end + AROUND))
  if (before && isBetween(before.end, start))
    return isClosed || (after !== undefined && isBetween(end, after.start))
  return after !== undefined && isBetween(end, after.start) && isOpen
}
