import type { Found, Program, Surroundings } from './program.ts'
import { add, NO_PROGRESS, type State } from './state.ts'

export interface RunOptions {
  readonly state: State
  /** How many units of a part are wanted in all. */
  readonly sizeOf: (part: string) => number
  readonly surroundings: Surroundings
  /** Called after every few units: from there it can be resumed. */
  readonly keep: (state: State, part: string, found: Found) => void
  /** True when no more is to be begun. */
  readonly isOver?: () => boolean
}

/** Does what is left of a program. What throws is a fault, too, and ends the run. */
export async function runProgram(program: Program, options: RunOptions): Promise<State> {
  const { sizeOf, surroundings, keep, isOver = () => false } = options
  let state = options.state
  for (const part of Object.keys(program.parts)) {
    const size = sizeOf(part)
    const progress = () => state[part] ?? NO_PROGRESS
    if (progress().done >= size || isOver()) continue
    await using sitting = await program.begin(part, surroundings)
    while (progress().done < size && !isOver()) {
      const begun = performance.now()
      const { found, error } = await attempt(() =>
        sitting.next(size - progress().done, progress().done),
      )
      const seconds = (performance.now() - begun) / 1000
      state = { ...state, [part]: add(progress(), found, seconds) }
      keep(state, part, found)
      if (error) throw error.thrown
    }
  }
  return state
}

async function attempt(work: () => Promise<Found>) {
  try {
    return { found: await work(), error: null }
  } catch (thrown) {
    return { found: { done: 0, faults: [String(thrown)] }, error: { thrown } }
  }
}
