/**
 * Counts in how many examples of each kind a word stands, or two that follow each other. Kept is
 * where each word stands, for counting every two beforehand would take longer than many questions.
 */
export class ExampleCounts {
  readonly #kinds: number
  /** The words of all examples, one example after the other. */
  readonly #words: Uint16Array
  /** Of which example each of them is. */
  readonly #exampleAt: Uint16Array
  readonly #kindOf: Uint8Array
  /** By word where it stands, in order. */
  readonly #placesOf: number[][] = []

  /** The examples of each kind, as numbers of their words; at most 65,536 of either. */
  constructor(kinds: readonly (readonly (readonly number[])[])[]) {
    const examples = kinds.flat()
    this.#kinds = kinds.length
    this.#kindOf = Uint8Array.from(kinds.flatMap((each, kind) => each.map(() => kind)))
    this.#words = Uint16Array.from(examples.flat())
    this.#exampleAt = new Uint16Array(this.#words.length)
    let place = 0
    for (const [example, words] of examples.entries()) {
      for (const word of words) {
        this.#exampleAt[place] = example
        const places = this.#placesOf[word]
        if (places) places.push(place)
        else this.#placesOf[word] = [place]
        place += 1
      }
    }
  }

  /** By kind the examples that have a word, or have it right before `next`. */
  of(word: number, next?: number): readonly number[] {
    const counts = new Array<number>(this.#kinds).fill(0)
    let last = -1
    for (const place of this.#placesOf[word] ?? []) {
      const example = this.#exampleAt[place] ?? 0
      if (example === last || (next !== undefined && this.#words[place + 1] !== next)) continue
      last = example
      const kind = this.#kindOf[example] ?? 0
      counts[kind] = (counts[kind] ?? 0) + 1
    }
    return counts
  }
}
