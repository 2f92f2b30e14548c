import { useSyncExternalStore } from 'react'

/** A value outside React that components can follow. */
export interface Store<Value> {
  readonly get: () => Value
  readonly set: (value: Value) => void
  readonly subscribe: (listener: () => void) => () => void
}

const resets: (() => void)[] = []

/** Resets every store, where one page shows one app instance after another. */
export function resetStores(): void {
  for (const reset of resets) reset()
}

/** For modules: a store lives as long as the page. */
export function createStore<Value>(initial: Value): Store<Value> {
  let current = initial
  const listeners = new Set<() => void>()
  const set = (value: Value) => {
    if (Object.is(value, current)) return
    current = value
    for (const listener of [...listeners]) listener()
  }
  resets.push(() => set(initial))
  return {
    get: () => current,
    set,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get)
}
