import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { whenNotSearched } from './when-not-searched.ts'

/** Ahead of the view, so that what is scrolled to is there before it is seen. */
const reach = '100% 0px'

const waiting = new Map<Element, () => void>()
let observer: IntersectionObserver | undefined

/** Whether an element is, or ever was, in or near the view; `atOnce` spares it the wait. */
export function useNear(atOnce: boolean): {
  ref: RefObject<HTMLDivElement | null>
  isNear: boolean
} {
  const ref = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(atOnce)
  if (atOnce && !isNear) setNear(true)

  useEffect(() => {
    const element = ref.current
    if (isNear || !element) return
    return whenNear(element, () => setNear(true))
  }, [isNear])

  return { ref, isNear }
}

/** One observer for all, for there may be hundreds. */
function whenNear(element: Element, come: () => void): () => void {
  addEventListener('beforeprint', comeAll)
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries)
        if (isIntersecting) whenNotSearched(target, () => waiting.get(target)?.())
    },
    { rootMargin: reach },
  )
  const watcher = observer
  waiting.set(element, come)
  watcher.observe(element)
  return () => {
    watcher.unobserve(element)
    waiting.delete(element)
  }
}

/** What is printed is drawn in full, however far it is. */
function comeAll(): void {
  flushSync(() => {
    for (const come of waiting.values()) come()
  })
}
