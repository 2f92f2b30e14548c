import { useEffect, useState } from 'react'
import { hasFinePointer } from './pointer.ts'

/** How long, in ms, a pointer rests before something is shown, and how long it may take to reach that. */
const restMs = 400
const graceMs = 150

/** What the kit shows above the page stands in here. */
const shown = '[data-radix-popper-content-wrapper]'

/** The element of those that `selector` names which a pointer rests on or the keyboard has reached. */
export function usePointedAt(selector: string) {
  const [element, setElement] = useState<Element | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function show(next: Element | null, delay: number): void {
      clearTimeout(timer)
      // The browser would show it as well.
      next?.removeAttribute('title')
      timer = setTimeout(() => setElement(isFree(next) ? next : null), delay)
    }
    const point = (target: Element) => {
      const next = target.closest(selector)
      if (target.closest(shown)) clearTimeout(timer)
      else show(next, next ? restMs : graceMs)
    }
    const listening = new AbortController()
    const { signal } = listening
    const on = <Type extends keyof DocumentEventMap>(
      type: Type,
      listener: (event: DocumentEventMap[Type]) => void,
    ) => document.addEventListener(type, listener, { signal })
    on('pointerover', ({ pointerType, target }) => {
      if (pointerType !== 'touch' && target instanceof Element) point(target)
    })
    on('focusin', ({ target }) => {
      if (target instanceof Element && target.matches(':focus-visible'))
        show(target.closest(selector), 0)
    })
    on('focusout', () => show(null, 0))
    on('pointerdown', () => show(null, 0))
    on('scroll', () => show(null, 0))
    // What was reached before this was loaded; what a finger has pressed counts as hovered.
    const state = hasFinePointer() ? ':is(:hover, :focus-visible)' : ':focus-visible'
    const [reached] = document.querySelectorAll(`:is(${selector})${state}`)
    if (reached) show(reached, reached.matches(':focus-visible') ? 0 : restMs)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [selector])

  return { element, hide: () => setElement(null) }
}

/** While a menu is open below it, nothing else is to be shown there. */
const isFree = (element: Element | null): boolean =>
  element?.isConnected === true && element.getAttribute('aria-expanded') !== 'true'
