import { JumpButton } from '@coinquiry/ui/blocks/jump-button'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { isTextSelected, watchSelection, watchUpwardIntent } from './upward-intent.ts'

/** From how close to the bottom on, in px, the page follows what is being written. */
const reach = 100

/** How far below the top of the window, in px, a question is out of the header's way. */
const underHeader = 80

/** Text that has been shown for so few frames nobody has begun to read. */
const unreadFrames = 30

interface Followed {
  /** The last answer was asked for here and now, even if all of it is there already. */
  isNew: boolean
  isAsking: boolean
  /** Something else is to be shown first. */
  startsAway: boolean
}

/**
 * Keeps the page at its bottom while it grows, until the person wants to look further up: a page
 * that moves up by itself, because it became shorter for a moment, is followed on. Selected text
 * stays where it is until nothing is selected. Once nothing is written any more the first touch ends
 * it too, so that opening a section doesn't move the page. An urgent answer is followed until its
 * question is at the top, and so is one that comes at a stroke, and what comes once the text is
 * there: sources, a form, questions to ask next. Asking leads back to the bottom. Returns the
 * button that leads back to the bottom, while the person is away from it.
 */
export function useFollowBottom(isWriting: boolean, { isNew, isAsking, startsAway }: Followed) {
  const { formatMessage } = useIntl()
  const writing = useRef(isWriting)
  /** Whether the new answer has been written; null while there was none. */
  const hasEnded = useRef<boolean | null>(null)
  const following = useRef(!startsAway)
  /** The person jumped to the end beside what is still selected. */
  const passesSelection = useRef(false)
  const [isAway, setAway] = useState(false)

  useEffect(() => {
    if (isWriting) {
      writing.current = true
      return
    }
    // The last text may still change the height, and the event of a scroll by it comes a frame later.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        writing.current = false
      })
    })
    return () => cancelAnimationFrame(frame)
  }, [isWriting])

  // Before what came with the end is measured.
  useLayoutEffect(() => {
    if (isNew || hasEnded.current !== null) hasEnded.current = !isWriting
  }, [isNew, isWriting])

  useEffect(() => {
    if (isAsking) following.current = true
  }, [isAsking])

  useEffect(() => {
    const page = document.documentElement
    const place = () => ({
      top: page.scrollTop,
      height: page.scrollHeight,
      below: page.scrollHeight - page.clientHeight - page.scrollTop,
    })
    let previous = place()
    /** For how many frames the text of the last answer has been shown; 0 while it has none. */
    let shownFrames = unreadFrames
    let counting = 0
    /** At the last time that the page changed its height. */
    let height = 0
    // Asked anew each time, for the event of a selection comes after it.
    const isFollowing = () => following.current && (passesSelection.current || !isTextSelected())

    function follow() {
      const { top, below } = place()
      // Somebody in trouble sees the first step first, however long the answer gets.
      const urgent = document.querySelector('[data-urgent]:last-child')
      const isUnread = hasEnded.current === false && shownFrames < unreadFrames
      const isNewAtOnce = isUnread && isLeap(previous.height)
      const isWhole = hasEnded.current === true || isNewAtOnce
      const whole = !urgent && isWhole ? beginning() : undefined
      const first = urgent?.getBoundingClientRect().top ?? whole?.top
      if (first === undefined) return toBottom()
      const start = Math.max(0, top + first - underHeader)
      // Places on the page may be parts of a pixel; those of scrolling are not.
      const isPassed = start < top - 1
      if ((isPassed && !whole?.isShort) || start > top + below) return toBottom()
      following.current = false
      scrollTo({ top: start, behavior: 'instant' })
    }

    function keepUp(): void {
      if (isFollowing()) follow()
      note()
    }

    function note(): void {
      previous = place()
      noteText(beginning() !== undefined)
      setAway(!isFollowing() && previous.below > reach)
      // The heights of blocks that were never drawn are estimated. Where that put the end too far
      // down, the browser would later restore what it showed there, after the page was let go.
      page.style.overflowAnchor = isFollowing() ? 'none' : ''
    }

    function noteText(hasText: boolean): void {
      if (hasText && shownFrames === 0) countFrames()
      if (hasText) return
      cancelAnimationFrame(counting)
      shownFrames = 0
    }

    function countFrames(): void {
      shownFrames += 1
      if (shownFrames < unreadFrames) counting = requestAnimationFrame(countFrames)
    }

    function onScroll(): void {
      const now = place()
      // What is written while the person scrolls down moves the end on.
      const belowThen = previous.height - page.clientHeight - now.top
      const isBack = now.below <= reach || (belowThen >= 0 && belowThen <= reach)
      if (isBack && now.top > previous.top) followOn()
      // Assistive technology moves a page without any key, and then reads there.
      const isLed = now.top < previous.top && now.below > previous.below
      if (isLed && !writing.current) following.current = false
      // Led on only as the page grows: who comes near its end may be about to press something there.
      note()
    }
    // Whoever went to the end is not led back from it.
    function followOn(): void {
      if (!following.current) hasEnded.current &&= null
      following.current = true
    }
    const letGo = () => {
      if (page.scrollHeight > page.clientHeight) following.current = false
    }
    const onTouch = () => {
      if (!writing.current) following.current = false
    }

    const observer = new ResizeObserver(() => {
      const hasGrown = page.scrollHeight > height
      height = page.scrollHeight
      if (writing.current || hasGrown) keepUp()
      else note()
    })
    observer.observe(document.body)
    // The first text may take the place of the progress and leave the page as high as it was.
    const firstText = new MutationObserver(() => {
      if (hasEnded.current === false && shownFrames === 0 && beginning()) keepUp()
    })
    firstText.observe(document.body, { childList: true, subtree: true })
    const listening = new AbortController()
    const passive = { passive: true, signal: listening.signal }
    addEventListener('scroll', onScroll, passive)
    // A window that grew may have the end in sight without any scrolling.
    addEventListener('resize', keepUp, passive)
    addEventListener('pointerdown', onTouch, passive)
    addEventListener('keydown', onTouch, passive)
    watchUpwardIntent(letGo, listening.signal)
    watchSelection((isSelected) => {
      if (!isSelected) passesSelection.current = false
      keepUp()
    }, listening.signal)
    return () => {
      observer.disconnect()
      firstText.disconnect()
      cancelAnimationFrame(counting)
      listening.abort()
      page.style.overflowAnchor = ''
    }
  }, [])

  function jump(): void {
    following.current = true
    hasEnded.current &&= null
    passesSelection.current = isTextSelected()
    toBottom()
  }

  return (
    isAway && (
      <JumpButton label={formatMessage({ id: 'chat.jump' })} active={isWriting} onClick={jump} />
    )
  )
}

/** Nobody reads along where the page grows by so much at once. */
const isLeap = (before: number) =>
  document.documentElement.scrollHeight - before > document.documentElement.clientHeight / 3

/**
 * Where the last question begins in the window, or its answer, if the question takes much of it; and
 * whether the window has space for all of the answer's text.
 */
function beginning(): { top: number; isShort: boolean } | undefined {
  const last = [...document.querySelectorAll('article[data-state]')].at(-1)
  const text = last?.querySelector('[data-text]')?.getBoundingClientRect()
  const turn = last?.parentElement?.getBoundingClientRect()
  if (!text || !turn) return undefined
  const isNear = text.top - turn.top < innerHeight / 3
  return { top: isNear ? turn.top : text.top, isShort: text.height < innerHeight - underHeader }
}

const toBottom = () => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' })
