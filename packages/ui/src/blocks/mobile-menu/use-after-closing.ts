import { useEffect, useRef } from 'react'

/**
 * Does what was chosen in a dialog once the dialog is gone and the focus is back at its opener: a
 * further dialog then returns the focus there, too.
 */
export function useAfterClosing(open: boolean, close: () => void) {
  const chosen = useRef<() => void>(undefined)

  useEffect(() => {
    const act = chosen.current
    if (open || !act) return
    chosen.current = undefined
    // The dialog gives the focus back in a timer of its own, which was set before this one.
    setTimeout(act)
  }, [open])

  return (act: (() => void) | undefined): (() => void) | undefined =>
    act &&
    (() => {
      chosen.current = act
      close()
    })
}
