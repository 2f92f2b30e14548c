import { createStore, useStore } from '../../store.ts'
import { storage } from '../storage.ts'

const key = 'single_keys'
const off = 'off'
const isOn = createStore<boolean | null>(null)

/**
 * Whether single characters are shortcuts. They can be switched off, because speech input or an
 * unsteady hand triggers them by accident.
 */
export const allowsSingleKeys = (): boolean => isOn.get() ?? storage.read(key) !== off

export function allowSingleKeys(allowed: boolean): void {
  storage.write(key, allowed ? null : off)
  isOn.set(allowed)
}

export const useAllowsSingleKeys = (): boolean => useStore(isOn) ?? allowsSingleKeys()
