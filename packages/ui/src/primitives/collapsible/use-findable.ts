import { useEffect, useLayoutEffect, useRef } from 'react'

/** Lets the browser's find-in-page look into a closed panel, and opens it on a match. */
export function useFindable(open: boolean, onOpenChange?: (open: boolean) => void) {
  const panel = useRef<HTMLDivElement>(null)

  useLayoutEffect(() => {
    // React knows `hidden` as a boolean only.
    if (!open) panel.current?.setAttribute('hidden', 'until-found')
  }, [open])

  useEffect(() => {
    const element = panel.current
    const reveal = () => onOpenChange?.(true)
    element?.addEventListener('beforematch', reveal)
    return () => element?.removeEventListener('beforematch', reveal)
  }, [onOpenChange])

  return panel
}
