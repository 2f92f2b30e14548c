/** What `/config` says, too: a test holds them together. */
const CODE_LENGTH = 6
export const CODE_MINUTES = 10
export const CODE_SECONDS = CODE_MINUTES * 60
/** Counted over all live codes of an address together: a new code gives no new tries. */
export const TRIES = 5

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

/** What becomes of one try, given all codes of the address that are neither used nor expired, oldest first. */
export function judgeTry(live: readonly LiveCode[]): Verdict {
  const tries = live.reduce((sum, code) => sum + code.tries, 0)
  const match = live.find((code) => code.matches)
  if (match && tries < TRIES) return { kind: 'accepted', id: match.id }
  return { kind: 'refused', countedOn: live.at(-1)?.id ?? null }
}
