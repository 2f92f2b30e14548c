import { Tooltip } from '@coinquiry/ui/primitives/tooltip'
import { useEffect, useState } from 'react'
import styles from './icon-names.module.css'

/** What has a name that is not to be read on it. */
const icons = 'header :is(a, button)[aria-label]'

/** How long, in ms, a pointer rests before the name is shown, and how long it may take to reach it. */
const restMs = 400
const graceMs = 150

/** Shows the name of an icon of the header to whoever points at it or reaches it by keyboard. */
export function IconNames() {
  const icon = useIcon()
  if (!icon.element) return null
  const { top, left, width, height } = icon.element.getBoundingClientRect()
  return (
    <Tooltip
      open
      onOpenChange={icon.hide}
      side="bottom"
      text={icon.element.getAttribute('aria-label') ?? ''}
    >
      {/* Lies over the icon, so that the header needs none of this to be drawn. */}
      <span aria-hidden="true" style={{ top, left, width, height }} className={styles.place} />
    </Tooltip>
  )
}

/** The icon that is pointed at or focused. */
function useIcon() {
  const [element, setElement] = useState<Element | null>(null)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function name(next: Element | null, delay: number): void {
      clearTimeout(timer)
      // The browser would show it as well.
      next?.removeAttribute('title')
      timer = setTimeout(() => setElement(isNamed(next) ? next : null), delay)
    }
    const point = (target: Element) => {
      if (target.closest('[data-radix-popper-content-wrapper]')) clearTimeout(timer)
      else name(target.closest(icons), target.closest(icons) ? restMs : graceMs)
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
        name(target.closest(icons), 0)
    })
    on('focusout', () => name(null, 0))
    on('pointerdown', () => name(null, 0))
    on('scroll', () => name(null, 0))
    // What was reached before this was loaded.
    const [reached] = document.querySelectorAll(`:is(${icons}):is(:hover, :focus-visible)`)
    if (reached) name(reached, reached.matches(':focus-visible') ? 0 : restMs)
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [])

  return { element, hide: () => setElement(null) }
}

/** While a menu is open below it, nothing else is to be shown there. */
const isNamed = (icon: Element | null): boolean =>
  icon?.isConnected === true && icon.getAttribute('aria-expanded') !== 'true'
