const held = new Map<Element, () => void>()

/**
 * Changes an element, but not while the browser's own search may show what it has found in there:
 * its bar takes the focus from the page, and leaves the hit selected when it closes.
 */
export function whenNotSearched(element: Element, change: () => void): void {
  if (document.hasFocus() && !isSelectedIn(element)) {
    change()
  } else {
    if (held.size === 0) listen()
    held.set(element, change)
  }
}

function isSelectedIn(element: Element): boolean {
  const selection = getSelection()
  return selection?.type === 'Range' && selection.containsNode(element, true)
}

/** Until nothing is held any more; who scrolls a page without focus looks at it all the same. */
function listen(): void {
  const listening = new AbortController()
  const { signal } = listening
  const release = ({ type }: Event) => {
    const isLookedAt = document.hasFocus() || type === 'wheel' || type === 'touchmove'
    for (const [element, change] of held) {
      if (!isLookedAt || isSelectedIn(element)) continue
      held.delete(element)
      change()
    }
    if (held.size === 0) listening.abort()
  }
  for (const type of ['focus', 'wheel', 'touchmove'])
    addEventListener(type, release, { passive: true, signal })
  document.addEventListener('selectionchange', release, { signal })
}
