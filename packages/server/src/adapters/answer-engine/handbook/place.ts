import { isHan } from './words.ts'

/** Longer names of places are no abbreviations, so that letters of either case are meant. */
const ABBREVIATED = 3

/** A country or region that a question can name. */
export class Place {
  readonly names: readonly string[]
  readonly #han: readonly string[]
  readonly #latin: readonly RegExp[]

  constructor(names: readonly string[]) {
    this.names = names
    this.#han = names.filter(isHan)
    const latin = names.filter((name) => !isHan(name))
    const short = latin.filter((name) => name.length <= ABBREVIATED)
    const long = latin.filter((name) => name.length > ABBREVIATED)
    const afterArticle = short.map((name) => `the ${name}`)
    this.#latin = [...patternOf(short, ''), ...patternOf([...long, ...afterArticle], 'i')]
  }

  /** True for a text that names it; abbreviations such as US count in capitals or after “the”. */
  isNamedIn(text: string): boolean {
    return (
      this.#han.some((name) => text.includes(name)) ||
      this.#latin.some((pattern) => pattern.test(text))
    )
  }
}

function patternOf(names: readonly string[], flags: string): RegExp[] {
  return names.length > 0 ? [new RegExp(String.raw`\b(?:${names.join('|')})\b`, flags)] : []
}
