import { useSyncExternalStore } from 'react'

const narrow = '(max-width: 48rem)'

/** Whether the page is too narrow for anything beside its text. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(narrow).matches,
    () => false,
  )
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(narrow)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
