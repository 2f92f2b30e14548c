import type { Figure } from '../figure.ts'
import { needsNoSource, saysNothing } from './exempt.ts'
import { type Backing, type KnownNumber, type KnownNumbers, knownFrom } from './known.ts'
import { firstFrom } from './layout.ts'
import { fenceAfter } from './mask.ts'
import type { WrittenNumber } from './numbers.ts'
import { type ReadPassage, readPassage, type Surroundings } from './passage.ts'
import { cellOf, headsOf, isOfShares, isPlace } from './tables.ts'
import { comparable } from './units.ts'

export type Verdict =
  | 'read'
  | 'computed'
  | 'source'
  | 'question'
  | 'handbook'
  | 'unfound'
  | 'exempt'

export interface CheckedNumber {
  /** Code points of the whole text, up to and not including `end`. */
  readonly start: number
  readonly end: number
  readonly verdict: Verdict
  readonly figure?: Figure
}

/** Holds the numbers of an answer against what backs them, one block of it after another. */
export class FigureCheck {
  readonly #known: KnownNumbers
  #subjects: readonly string[]
  #offset = 0

  constructor(backing: Backing) {
    this.#known = knownFrom(backing)
    this.#subjects = this.#known.asked
  }

  /** The numbers of the next block; it begins where the one before ended. */
  push(block: string): CheckedNumber[] {
    const passage = readPassage(block, this.#known.names, this.#subjects)
    this.#subjects = passage.last
    const place = codePoints(block)
    const checked = passage.numbers.map((number) => ({
      start: this.#offset + place(number.start),
      end: this.#offset + place(number.end),
      ...judge(number, passage, this.#known),
    }))
    this.#offset += place(block.length)
    return checked
  }
}

/** Every number of a whole text. */
export function checkNumbers(text: string, backing: Backing): CheckedNumber[] {
  const check = new FigureCheck(backing)
  return blocksOf(text).flatMap((block) => check.push(block))
}

/** The blocks of a Markdown text, each with the empty lines after it; joined they are the text. */
export function blocksOf(text: string): string[] {
  const blocks: string[] = []
  let fence = ''
  let from = 0
  let at = 0
  let afterBlank = false
  for (const line of text.split('\n')) {
    const isBlank = fence === '' && line.trim() === ''
    if (afterBlank && !isBlank) {
      blocks.push(text.slice(from, at))
      from = at
    }
    afterBlank = isBlank
    fence = fenceAfter(line, fence)
    at += line.length + 1
  }
  return [...blocks, text.slice(from)]
}

/** Turns places of a text into counts of code points; they are asked for in rising order. */
export function codePoints(text: string): (place: number) => number {
  let at = 0
  let count = 0
  return (place) => {
    for (; at < place; count += 1) at += (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
    return count
  }
}

function judge(
  number: WrittenNumber,
  passage: ReadPassage,
  known: KnownNumbers,
): Pick<CheckedNumber, 'verdict' | 'figure'> {
  const cell = cellOf(number, passage)
  if (saysNothing(passage.text, number) || isPlace(cell, passage.text)) return { verdict: 'exempt' }
  const assets = passage.subjects.get(number) ?? []
  const around = passage.around(number)
  const found = backs(number, passage, { assets, around, known })
  if (found) {
    const { origin, figure } = found
    return { verdict: origin === 'earlier' ? 'question' : origin, ...(figure && { figure }) }
  }
  const supposed = () => around.isSupposed()
  return {
    verdict: needsNoSource(passage.text, number, { assets, supposed, cell }) ? 'exempt' : 'unfound',
  }
}

/** People and pages leave the unit of an amount out where it is plain; never the one of a share. */
const isLoose = ({ figure, unit }: KnownNumber, said: string): boolean =>
  !figure && unit === '' && said !== '%'

interface Context {
  readonly assets: readonly string[]
  readonly around: Surroundings
  readonly known: KnownNumbers
}

const TINY = 1e-9

/** What backs a number; figures come before texts. */
function backs(number: WrittenNumber, passage: ReadPassage, context: Context): KnownNumber | null {
  const { numbers } = context.known
  const sign = passage.signOf(number)
  const unit = unitIn(number, passage)
  const inTable = cellOf(number, passage) !== undefined
  const highest = number.high * (1 + TINY)
  let best: KnownNumber | null = null
  for (
    let at = firstFrom(numbers, number.low * (1 - TINY), ({ size }) => size);
    at < numbers.length;
    at += 1
  ) {
    const one = numbers[at]
    if (!one || one.size > highest) break
    const fits =
      comparable(unit, one.unit, inTable || isLoose(one, unit)) &&
      signFits(number, sign, one, context.known.askedSign) &&
      assetFits(number, one, context.assets) &&
      timeFits(one, unit, context)
    if (fits && (!best || isBetter(one, best, context.around))) best = one
  }
  return best
}

/** Of figures that fit alike the newest is meant, unless the past is spoken of. */
function isBetter(one: KnownNumber, than: KnownNumber, around: Surroundings): boolean {
  if (rank(one) !== rank(than)) return rank(one) < rank(than)
  return (
    one.origin === 'read' &&
    than.origin === 'read' &&
    one.at > than.at &&
    around.moment() !== 'past'
  )
}

const rank = ({ figure, origin }: KnownNumber) => (figure ? 0 : origin === 'earlier' ? 2 : 1)

/** A cell takes the unit that its column or row is headed with. */
function unitIn(number: WrittenNumber, passage: ReadPassage): string {
  const cell = number.unit === '' ? cellOf(number, passage) : undefined
  if (!cell) return number.unit
  return headsOf(cell, passage.text).some(isOfShares) ? '%' : ''
}

function signFits(
  { sign: written }: WrittenNumber,
  said: -1 | 0 | 1,
  one: KnownNumber,
  askedSign: -1 | 0 | 1,
): boolean {
  if (one.figure) {
    if (one.sign < 0) return (said || askedSign) === -1
    return written !== -1 && !(one.kind === 'change' && said === -1)
  }
  if (one.origin === 'question') return true
  return one.unit !== '%' || one.sign === 0 || said === 0 || one.sign === said
}

/** What is told of one asset cannot be backed by a figure of another. */
function assetFits({ unit }: WrittenNumber, one: KnownNumber, assets: readonly string[]): boolean {
  if (assets.length === 0 || one.assets.length === 0 || one.origin === 'question') return true
  // An amount of an asset names it by its unit.
  if (one.unit === unit && /^[A-Z]/.test(unit) && !(one.kind === 'price' || one.unit === 'USD'))
    return true
  if (!one.figure && (assets.length > 1 || one.assets.length > 1)) return true
  return one.assets.some((asset) => assets.includes(asset))
}

const HOUR = 3_600_000
/** A number so many times as large as the price is not meant as the price. */
const ABOUT_AS_LARGE = 3

/** What is said of now needs the newest figure; a page, an earlier answer or the asker may have an older one. */
function timeFits(one: KnownNumber, unit: string, { assets, around, known }: Context): boolean {
  const moment = around.moment()
  if (one.figure) {
    if (moment !== 'now') return true
    if (known.supposed.has(one.figure)) return false
    const isFact = one.kind === 'fact'
    if (isFact && around.isOtherQuantity()) return true
    // A price of the past is a fact for ever, but not the price of now.
    const kind = isFact ? 'price' : one.kind
    const newest = known.newest.get(`${kind} ${one.assets[0] ?? ''} ${one.unit}`) ?? 0
    return one.at > newest - HOUR
  }
  if (one.origin === 'handbook') return true
  const isOld = one.origin === 'earlier' ? moment !== 'past' : moment === 'now'
  if (!isOld || around.isOtherQuantity()) return true
  return !assets.some((asset) => {
    if (known.newest.has(`fee ${asset} ${unit}`)) return true
    const price = known.prices.get(`${asset} ${unit}`)
    return (
      price !== undefined && one.size < price * ABOUT_AS_LARGE && one.size > price / ABOUT_AS_LARGE
    )
  })
}
