import { type Atom, createAtom } from '@tanstack/react-store'

const resets: (() => void)[] = []

/**
 * A value outside React that lives as long as the page; components follow it with `useSelector`.
 * It is never undefined: an atom takes setting that for no change.
 */
export function createStore<Value extends NonNullable<unknown> | null>(
  initial: Value,
): Atom<Value> {
  const store = createAtom<Value>(initial)
  resets.push(() => store.set(initial))
  return store
}

/** Resets every store, where one page shows one app instance after another. */
export function resetStores(): void {
  for (const reset of resets) reset()
}
