import type { AnswerBounds } from '../../../ports/answer-bounds.ts'
import type { Language } from '../../../ports.ts'
import type { LeftOutWhy, RunnableCall, Tool } from './tool.ts'

export interface LeftOut {
  readonly why: LeftOutWhy
  readonly kind: Tool['kind']
  /** The step that people would have been shown. */
  step(language: Language): string | null
}

/** What an answer has left of its bounds, and what is left out because of them. */
export class Allowance {
  readonly leftOut: LeftOut[] = []
  /** Whether more was asked for than can be named. */
  leavesOutMore = false
  #turns: number
  #calls: number
  #sums: number
  #ms: number
  #tokens: number
  readonly #callMs: number
  readonly #plannedTokens: number

  constructor(bounds: AnswerBounds) {
    const { turns, calls, sums, callMs, researchMs, resultTokens, plannedTokens } = bounds
    this.#turns = turns
    this.#calls = calls
    this.#sums = sums
    this.#callMs = callMs
    this.#ms = researchMs
    this.#tokens = resultTokens
    this.#plannedTokens = plannedTokens
  }

  /** Whether another tool of this kind may be called. */
  has(kind: Tool['kind']): boolean {
    const left = kind === 'sum' ? this.#sums : this.#calls
    return left > 0 && this.#turns > 0 && this.#ms > 0 && this.#tokens > 0
  }

  /** The model has used all its turns, so that it cannot say what else it would look up. */
  get isOutOfTurns(): boolean {
    return this.#turns === 0
  }

  takeTurn(isPlanned: boolean) {
    this.#turns -= 1
    if (isPlanned) this.#tokens = Math.min(this.#tokens, this.#plannedTokens)
  }

  /** What nothing here can do counts as a look-up. */
  takeCall(kind: Tool['kind'] | undefined): boolean {
    const isSum = kind === 'sum'
    if ((isSum ? this.#sums : this.#calls) === 0) return false
    if (isSum) this.#sums -= 1
    else this.#calls -= 1
    return true
  }

  /** What does not fit is not counted: something shorter may. */
  takeTokens(count: number): boolean {
    if (count > this.#tokens) return false
    this.#tokens -= count
    return true
  }

  /** Gives the work a signal that is aborted when it has taken too long; its time is counted. */
  async timed<T>(work: (late: AbortSignal) => Promise<T>): Promise<T> {
    const late = new AbortController()
    const limit = Math.min(this.#callMs, this.#ms)
    const timer = setTimeout(() => late.abort(), limit)
    const start = performance.now()
    try {
      return await work(late.signal)
    } finally {
      clearTimeout(timer)
      // A timer may be early by a part of a millisecond.
      this.#ms -= late.signal.aborted ? limit : Math.min(limit, performance.now() - start)
    }
  }

  leaveOut(why: LeftOutWhy, { step, kind }: Pick<RunnableCall, 'step'> & Pick<Tool, 'kind'>) {
    this.leftOut.push({ why, kind, step })
  }
}
