import { type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Turn } from './conversation.ts'

/** Ahead of the view, so that turns are drawn before they are scrolled to. */
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

const held = new Map<Element, () => void>()

/**
 * Changes an element, but not while the browser's own search may show what it has found in there:
 * its bar takes the focus from the page, and leaves the hit selected when it closes.
 */
function whenNotSearched(element: Element, change: () => void): void {
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

/** Until nothing is held any more. A page without focus is looked at if it is scrolled. */
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

/** What a turn takes at the least, in px: the height of its frame and of each line, and the width of its lines in characters. */
const least = { frame: 160, line: 24, characters: 100 }

/** No more turns than this are drawn at once, however high the window. */
const most = 10

/** How many of the turns fill the first view for sure, if it begins with the first of them. */
export function firstView(turns: readonly Turn[], height = innerHeight): number {
  let filled = 0
  const beyond = turns.slice(0, most).findIndex((turn) => {
    if (filled >= height) return true
    filled += leastHeight(turn)
    return false
  })
  return beyond < 0 ? Math.min(turns.length, most) : beyond
}

function leastHeight({ question, answer }: Turn): number {
  const characters = question.text.length + (answer?.text.length ?? 0)
  return least.frame + (characters / least.characters) * least.line
}
