import { useLayoutEffect, useState } from 'react'

/** What had opened a dialog that is just closing: one that opens in its place goes back there. */
let handedOn: Element | null = null

/**
 * Where the focus goes when a dialog closes; to be called as it opens. Radix gives it back only to
 * a trigger of its own.
 */
export function useOpener(): HTMLElement | null {
  const [opener] = useState(findOpener)
  useLayoutEffect(
    () => () => {
      handedOn = opener
      setTimeout(() => {
        handedOn = null
      })
    },
    [opener],
  )
  return opener instanceof HTMLElement ? opener : null
}

/** A menu's item is gone by the time the dialog closes; then it is the menu's button. */
function findOpener(): Element | null {
  const focused = document.activeElement
  if (handedOn && focused === document.body) return handedOn
  const menu = focused?.closest('[role="menu"]')
  return menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : focused
}
