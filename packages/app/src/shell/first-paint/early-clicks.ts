/** Marks what stands there painted, and does not listen yet. */
export const early = { 'data-early': '' }

const place = '[data-early]'
const citation = '[data-citation]'
let kept: Event[] = []

/** From now on, clicks on what does not listen yet are kept. */
export function keepEarlyClicks(): void {
  // React stops such a click on its way: it is caught before.
  addEventListener(
    'click',
    (event) => {
      const { target, ctrlKey, metaKey, shiftKey, altKey } = event
      if (!(target instanceof Element) || !target.closest(place)) return
      if (ctrlKey || metaKey || shiftKey || altKey) return
      kept.push(event)
      // It is to show the source, not to leave for it.
      if (target.closest(citation)) event.preventDefault()
    },
    true,
  )
}

/** What stands there listens now: what was clicked in it is clicked again. */
export function endEarlyClicks(element: Element): void {
  element.removeAttribute('data-early')
  const within = kept.filter(({ target }) => target instanceof Node && element.contains(target))
  kept = kept.filter((event) => !within.includes(event))
  for (const { target, eventPhase } of within) {
    // One that is still on its way gets there by itself.
    if (eventPhase === Event.NONE && target instanceof Element)
      target.closest<HTMLElement>(`button, ${citation}`)?.click()
  }
}
