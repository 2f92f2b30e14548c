/** Ids and tokens that look random and are the same in every run with the same seed. */
export class SeededRandom {
  #state: number

  constructor(seed: string) {
    this.#state = hashed(seed)
  }

  /** A UUID. */
  id(): string {
    const hex = this.#hex(32)
    const variant = `a${hex.slice(17, 20)}`
    const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, variant]
    return [...parts, hex.slice(20)].join('-')
  }

  token(): string {
    return this.#hex(40)
  }

  #hex(digits: number): string {
    return Array.from({ length: digits }, () => (this.#next() >>> 28).toString(16)).join('')
  }

  /** Mulberry32: 32 bits of state are plenty for a mock. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    const mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state)
    const more = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return (more ^ (more >>> 14)) >>> 0
  }
}

/** FNV-1a. */
export function hashed(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash
}
