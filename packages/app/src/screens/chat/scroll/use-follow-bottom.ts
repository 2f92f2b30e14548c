import { useEffect, useRef } from 'react'

/** From how close to the bottom on, in px, the page follows what is being written. */
const reach = 100

/**
 * Keeps the page at its bottom while it grows, until the person scrolls up. Once nothing is
 * written any more the first touch ends it too, so that opening a section doesn't move the page.
 */
export function useFollowBottom(isWriting: boolean): void {
  const writing = useRef(isWriting)
  const following = useRef(true)

  useEffect(() => {
    writing.current = isWriting
    if (isWriting) following.current = true
  }, [isWriting])

  useEffect(() => {
    const page = document.documentElement
    let previous = { top: page.scrollTop, height: page.scrollHeight }

    const observer = new ResizeObserver(() => {
      if (following.current) scrollTo({ top: page.scrollHeight, behavior: 'instant' })
    })
    observer.observe(document.body)

    function onScroll(): void {
      const now = { top: page.scrollTop, height: page.scrollHeight }
      // A page that became shorter moves up by itself; that is nobody's wish.
      if (now.top < previous.top && now.height >= previous.height) following.current = false
      if (now.top > previous.top && now.height - page.clientHeight - now.top <= reach)
        following.current = true
      previous = now
    }
    // The wheel tells the wish before the page moves, and before the next line pulls it down again.
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) following.current = false
    }
    const onTouch = () => {
      if (!writing.current) following.current = false
    }

    const listening = new AbortController()
    const passive = { passive: true, signal: listening.signal }
    addEventListener('scroll', onScroll, passive)
    addEventListener('wheel', onWheel, passive)
    addEventListener('pointerdown', onTouch, passive)
    addEventListener('keydown', onTouch, passive)
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [])
}
