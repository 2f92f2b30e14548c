import type { EngineEvent, Language } from '../../../ports.ts'
import { RESEARCH_MESSAGES } from './messages.ts'

/** As the contract marks what one step lists. */
const MARKS = { open: '·', done: '✓', failed: '✗' } as const

interface LookUp {
  readonly step: string
  state: keyof typeof MARKS
}

/**
 * What is looked up side by side in one turn. One look-up is told as its own step; several are told
 * as one step, which lists them with their states and is told again whenever one of them ends.
 */
export class Plan {
  readonly #lookUps: readonly (LookUp | null)[]
  readonly #language: Language
  #change = Promise.withResolvers<void>()

  /** Calls without a step are not told. */
  constructor(steps: readonly (string | null)[], language: Language) {
    this.#lookUps = steps.map((step) => (step === null ? null : { step, state: 'open' }))
    this.#language = language
  }

  /** Notes that the look-up at this place has ended, and whether it gave something. */
  ended(at: number, isGiven: boolean) {
    const lookUp = this.#lookUps[at]
    if (lookUp) lookUp.state = isGiven ? 'done' : 'failed'
    this.#change.resolve()
  }

  /** Begins the work once it is told, and tells how it goes until it has ended; gives what comes of it. */
  async *reported<T>(begin: () => Promise<T>): AsyncGenerator<EngineEvent, T> {
    let last = this.#text
    if (last) yield { event: 'progress', step: last }
    const work = begin()
    const end = work.then(() => true)
    // Nobody waits for it where whoever listens has left.
    end.catch(() => undefined)
    for (;;) {
      this.#change = Promise.withResolvers()
      const text = this.#text
      if (text !== last) yield { event: 'progress', step: text }
      last = text
      if (await Promise.race([end, this.#change.promise.then(() => false)])) return work
    }
  }

  /** Empty where there is nothing to be told. */
  get #text(): string {
    const states = new Map<string, LookUp['state'][]>()
    for (const each of this.#lookUps) {
      if (each) states.set(each.step, [...(states.get(each.step) ?? []), each.state])
    }
    const [only = ''] = states.keys()
    if (states.size < 2) return only
    const lines = [...states].map(([step, those]) => `${MARKS[stateOf(those)]} ${step}`)
    return [RESEARCH_MESSAGES[this.#language].together(states.size), ...lines].join('\n')
  }
}

/** Of look-ups that are told as the same. */
const stateOf = (states: readonly LookUp['state'][]) =>
  (['open', 'done'] as const).find((state) => states.includes(state)) ?? 'failed'
