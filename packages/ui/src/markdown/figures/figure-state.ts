/** What the numbers of an answer and their card share. */
export interface FigureState {
  /** Which number the keyboard is at. */
  readonly current: number
  /** The number whose card is open. */
  readonly open: HTMLElement | null
  /** The time of which age is told; null until the page runs. */
  readonly now: number | null
  /** By which a number refers to its open card. */
  readonly cardId: string
}

export interface FigureStore {
  get(): FigureState
  subscribe(listener: () => void): () => void
  set(change: Partial<FigureState>): void
  /** Where the keyboard comes first; before anybody reads the state. */
  begin(current: number): void
  /** Closes the card of a number that is counted otherwise now; before anybody reads the state. */
  reset(): void
}

export function createFigureStore(): FigureStore {
  let state: FigureState = { current: 0, open: null, now: null, cardId: '' }
  const listeners = new Set<() => void>()
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    begin(current) {
      state = { ...state, current }
    },
    reset() {
      state = { ...state, current: 0, open: null }
    },
    set(change) {
      state = { ...state, ...change }
      for (const listener of listeners) listener()
    },
  }
}
