import { useCallback, useSyncExternalStore } from 'react'
import { drafts } from './drafts.ts'

/** The draft of one place, and its setter. */
export function useDraft(place: string): [string, (text: string) => void] {
  const text = useSyncExternalStore(
    drafts.subscribe,
    () => drafts.read(place),
    () => '',
  )
  return [text, useCallback((next: string) => drafts.write(place, next), [place])]
}
