import { useSelector } from '@tanstack/react-store'
import { createStore } from '../store.ts'

/** The two modes of a question, shared by all composers until the page is left. */
export interface Modes {
  readonly deepThink: boolean
  readonly deepSearch: boolean
}

const modes = createStore<Modes>({ deepThink: true, deepSearch: true })

export const setModes = (change: Partial<Modes>): void => modes.set({ ...modes.get(), ...change })

export const useModes = (): Modes => useSelector(modes)
