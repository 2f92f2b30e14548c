import { useCallback, useSyncExternalStore } from 'react'

/** Whether a media query matches; on a server none does. */
export function useMediaQuery(query: string): boolean {
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    watch,
    () => matchMedia(query).matches,
    () => false,
  )
}
