import { type RefObject, useEffect } from 'react'

/** From how close to the bottom on, in px, the page follows what is being written. */
const reach = 100

/** Keeps the page at its bottom while `content` grows, until the person scrolls up. */
export function useFollowBottom(content: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = document.documentElement
    let isFollowing = true
    let previous = { top: page.scrollTop, height: page.scrollHeight }

    const observer = new ResizeObserver(() => {
      if (isFollowing) scrollTo({ top: page.scrollHeight, behavior: 'instant' })
    })
    if (content.current) observer.observe(content.current)

    function onScroll(): void {
      const now = { top: page.scrollTop, height: page.scrollHeight }
      // A page that became shorter moves up by itself; that is nobody's wish.
      if (now.top < previous.top && now.height >= previous.height) isFollowing = false
      if (now.top > previous.top && now.height - page.clientHeight - now.top <= reach)
        isFollowing = true
      previous = now
    }
    // The wheel tells the wish before the page moves, and before the next line pulls it down again.
    const onWheel = ({ deltaY }: WheelEvent) => {
      if (deltaY < 0) isFollowing = false
    }

    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('wheel', onWheel, { passive: true })
    return () => {
      observer.disconnect()
      removeEventListener('scroll', onScroll)
      removeEventListener('wheel', onWheel)
    }
  }, [content])
}
