/** What `/config` says, too: a test holds them together. */
const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const CODE_SECONDS = CODE_MINUTES * 60
/** Wrong tries of the browser that asked, over all its live codes together: a new code gives no new ones. */
export const TRIES = 5
/** Wrong tries in `TRIES_SECONDS` at an address, without its browser: by one network, and by all. */
export const NETWORK_TRIES = 5
export const ALL_TRIES = 2600
export const TRIES_SECONDS = 3600
/** A try of another browser is held against so many of the address's codes. */
export const OTHER_CODES = 3

/** No 0 and O, no 1, I and L: a code is read from one screen and typed on another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** A code nobody can guess; `pick(n)` gives an unpredictable whole number below n. */
export function drawCode(pick: (below: number) => number): string {
  return Array.from({ length: CODE_LENGTH }, () => ALPHABET.charAt(pick(ALPHABET.length))).join('')
}

/** A typed or pasted code as it was drawn. */
export function normalCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase()
}

interface LiveCode {
  readonly id: string
  readonly tries: number
  readonly matches: boolean
}

export type Verdict =
  | { readonly kind: 'accepted'; readonly id: string }
  /** `countedOn` is the code that the failed try is counted on, if any is alive. */
  | { readonly kind: 'refused'; readonly countedOn: string | null }

/** What becomes of one try of the browser that asked for these codes, all that live, oldest first. */
export function judgeTry(live: readonly LiveCode[]): Verdict {
  const tries = live.reduce((sum, code) => sum + code.tries, 0)
  const match = live.find((code) => code.matches)
  if (match && tries < TRIES) return { kind: 'accepted', id: match.id }
  return { kind: 'refused', countedOn: live.at(-1)?.id ?? null }
}

interface OtherCode {
  readonly id: string
  readonly matches: boolean
  /** Asked for from the network of the try. */
  readonly isNear: boolean
  /** Asked for by a browser that has signed in to the address before. */
  readonly isKnown: boolean
}

/** Wrong tries within `TRIES_SECONDS`. */
export interface EarlierTries {
  /** Of the same network, or of the same browser where that has signed in to the address before. */
  readonly alike: number
  /** Of all networks. */
  readonly all: number
}

export type OtherVerdict =
  | { readonly kind: 'accepted'; readonly id: string }
  | { readonly kind: 'refused'; readonly isCounted: boolean }

/**
 * What becomes of one try by a browser that did not ask for these codes, all that live, oldest first.
 * It is held against few of them, so that mails make guessing no easier: those asked for nearby
 * first, then those of browsers that know the address, then the newest.
 */
export function judgeOtherTry(live: readonly OtherCode[], earlier: EarlierTries): OtherVerdict {
  if (earlier.alike >= NETWORK_TRIES || earlier.all >= ALL_TRIES)
    return { kind: 'refused', isCounted: false }
  const held = live
    .toReversed()
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, OTHER_CODES)
  const match = held.find((code) => code.matches)
  if (match) return { kind: 'accepted', id: match.id }
  return { kind: 'refused', isCounted: held.length > 0 }
}

function rank({ isNear, isKnown }: OtherCode): number {
  if (isNear) return 0
  return isKnown ? 1 : 2
}
