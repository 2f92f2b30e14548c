import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'

const key = 'single_keys'
const off = 'off'
const isOn = createStore<boolean | null>(null)

/**
 * Whether single characters are shortcuts. Who speaks to the computer, or whose hand trembles, sets
 * them off by accident and may switch them off.
 */
export const allowsSingleKeys = (): boolean => isOn.get() ?? storage.read(key) !== off

export function allowSingleKeys(allowed: boolean): void {
  storage.write(key, allowed ? null : off)
  isOn.set(allowed)
}

export const useAllowsSingleKeys = (): boolean => useStore(isOn) ?? allowsSingleKeys()
