import { useEffect } from 'react'
import { createStore, useStore } from '../../store.ts'

const title = createStore<string | undefined>(undefined)

/** Names the page in the header and the browser's tab while the caller is mounted. */
export function useNamePage(name: string | undefined): void {
  useEffect(() => {
    title.set(name)
    return () => title.set(undefined)
  }, [name])
}

export const usePageTitle = (): string | undefined => useStore(title)
