/** What a model read and wrote. */
export interface Tokens {
  readonly input: number
  readonly output: number
  /** Part of it is not the model's own word. */
  readonly isEstimated: boolean
}

export const NO_TOKENS: Tokens = { input: 0, output: 0, isEstimated: false }

/** Rather too many than too few: one for an ideograph, one for three other characters. */
export function estimatedTokens(text: string): number {
  const ideographs = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu)?.length
  return Math.ceil((ideographs ?? 0) + (text.length - (ideographs ?? 0)) / 3)
}

/** Counts the requests of one answer to a model, while they are answered. */
export class TokenMeter {
  readonly #calls: MeteredCall[] = []

  /** A request has been sent. */
  begin(request: string): MeteredCall {
    const call = new MeteredCall(estimatedTokens(request))
    this.#calls.push(call)
    return call
  }

  /** What was used so far. */
  get total(): Tokens {
    return this.#calls.reduce(
      (sum, { tokens }) => ({
        input: sum.input + tokens.input,
        output: sum.output + tokens.output,
        isEstimated: sum.isEstimated || tokens.isEstimated,
      }),
      NO_TOKENS,
    )
  }
}

export class MeteredCall {
  #input: number
  #output = 0
  #measured: Tokens | null = null

  constructor(input: number) {
    this.#input = input
  }

  get tokens(): Tokens {
    return this.#measured ?? { input: this.#input, output: this.#output, isEstimated: true }
  }

  /** More text came. */
  said(text: string) {
    if (text) this.#output += estimatedTokens(text)
  }

  /** What the model itself reports in the protocol's `usage`; anything else is ignored. */
  reported(usage: unknown) {
    if (typeof usage !== 'object' || usage === null) return
    const { prompt_tokens, completion_tokens } = usage as Record<string, unknown>
    if (!isCount(prompt_tokens) || !isCount(completion_tokens)) return
    this.#measured = { input: prompt_tokens, output: completion_tokens, isEstimated: false }
  }

  /** It was not taken, and costs nothing. */
  refused() {
    this.#measured = NO_TOKENS
  }
}

/** Beyond this a server reports nonsense, which must not use up anybody's day. */
const MOST = 100_000_000

const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 0 && Number(value) <= MOST
