import { type RefObject, useInsertionEffect, useRef } from 'react'

/**
 * What should have the focus as a panel opens: the element inside that asked by `autoFocus`, else
 * the panel. A dialog below takes such a focus back before it has arrived, so the request is read off
 * the event by which the former element loses it.
 */
export function useAskedFocus(panel: RefObject<HTMLElement | null>): () => HTMLElement | null {
  const asked = useRef<EventTarget>(null)

  // The only effect that runs before React hands out the focus.
  useInsertionEffect(() => {
    const note = ({ relatedTarget }: FocusEvent) => {
      asked.current ??= relatedTarget
    }
    document.addEventListener('focusout', note, { capture: true })
    return () => document.removeEventListener('focusout', note, { capture: true })
  }, [])

  return () => {
    const requested = asked.current
    return requested instanceof HTMLElement && panel.current?.contains(requested)
      ? requested
      : panel.current
  }
}
