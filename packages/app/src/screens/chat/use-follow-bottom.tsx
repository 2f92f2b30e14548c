import { JumpButton } from '@coinquiry/ui/blocks/jump-button'
import { useEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'

/** From how close to the bottom on, in px, the page follows what is being written. */
const reach = 100

/**
 * Keeps the page at its bottom while it grows, until the person wants to look further up. Once
 * nothing is written any more the first touch ends it too, so that opening a section doesn't move
 * the page. Asking leads back to the bottom; `startsAway`: something else is to be shown first.
 * Returns the button that leads back to the bottom, while it is out of sight.
 */
export function useFollowBottom(isWriting: boolean, isAsking: boolean, startsAway: boolean) {
  const { formatMessage } = useIntl()
  const writing = useRef(isWriting)
  const following = useRef(!startsAway)
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    writing.current = isWriting
  }, [isWriting])

  useEffect(() => {
    if (isAsking) following.current = true
  }, [isAsking])

  useEffect(() => {
    const page = document.documentElement
    const place = () => ({
      top: page.scrollTop,
      below: page.scrollHeight - page.clientHeight - page.scrollTop,
    })
    let previous = place()
    const note = () => {
      previous = place()
      setAway(previous.below > reach)
    }

    const observer = new ResizeObserver(() => {
      if (following.current) scrollTo({ top: page.scrollHeight, behavior: 'instant' })
      note()
    })
    observer.observe(document.body)

    function onScroll(): void {
      const now = place()
      // A page that became shorter moves up by itself, and gets no further from its end by it.
      if (now.top < previous.top && now.below > previous.below) following.current = false
      if (now.top > previous.top && now.below <= reach) following.current = true
      note()
    }
    const letGo = () => {
      if (page.scrollTop > 0) following.current = false
    }
    const onTouch = () => {
      if (!writing.current) following.current = false
    }

    const listening = new AbortController()
    const passive = { passive: true, signal: listening.signal }
    addEventListener('scroll', onScroll, passive)
    // A window that grew may have the end in sight without any scrolling.
    addEventListener('resize', note, passive)
    addEventListener('pointerdown', onTouch, passive)
    addEventListener('keydown', onTouch, passive)
    watchUpwardIntent(letGo, listening.signal)
    return () => {
      observer.disconnect()
      listening.abort()
    }
  }, [])

  function jump(): void {
    following.current = true
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
  }

  return (
    isAway && (
      <JumpButton label={formatMessage({ id: 'chat.jump' })} active={isWriting} onClick={jump} />
    )
  )
}

/** Calls back when the person begins to scroll up, by whatever means. */
function watchUpwardIntent(onIntent: () => void, signal: AbortSignal): void {
  const passive = { passive: true, signal }
  let touchedAt = 0

  // These events come before the page moves, so the next line can't scroll it down again.
  addEventListener('wheel', ({ deltaY }) => deltaY < 0 && onIntent(), passive)
  addEventListener(
    'touchstart',
    (event) => {
      touchedAt = heightOf(event)
    },
    passive,
  )
  addEventListener('touchmove', (event) => heightOf(event) > touchedAt && onIntent(), passive)
  addEventListener('keydown', (event) => isUpward(event) && onIntent(), passive)
  addEventListener('pointerdown', (event) => isOnScrollbar(event) && onIntent(), passive)
}

const heightOf = ({ touches }: TouchEvent): number => touches[0]?.clientY ?? 0

function isUpward({ key, shiftKey, target }: KeyboardEvent): boolean {
  const isTyping =
    target instanceof HTMLElement && target.matches('input, textarea, [role^=menu] *')
  if (isTyping) return false
  return key === 'ArrowUp' || key === 'PageUp' || key === 'Home' || (key === ' ' && shiftKey)
}

const isOnScrollbar = ({ clientX }: PointerEvent): boolean =>
  clientX >= document.documentElement.clientWidth
