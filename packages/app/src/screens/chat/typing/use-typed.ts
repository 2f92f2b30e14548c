import { usePrefersReducedMotion } from '@coinquiry/ui/hooks/use-prefers-reduced-motion'
import { useEffect, useRef, useState } from 'react'
import { advance, arrive, startTyping, type Typing, typedPart } from './typing-pace.ts'

/**
 * The part of an arriving text to show now: what was there before, and what is typed since; the
 * whole text once it is not `active` any more.
 */
export function useTyped(text: string, active: boolean): string {
  const isStill = usePrefersReducedMotion()
  const typing = useRef<Typing | null>(null)
  const [shown, setShown] = useState<number | null>(null)
  const isTyping = active && !isStill
  if (isTyping && shown === null) setShown(text.length)
  if (!isTyping && shown !== null) setShown(null)

  useEffect(() => {
    if (!isTyping) {
      typing.current = null
      return
    }
    const now = performance.now()
    typing.current = arrive(typing.current ?? startTyping(now, text.length), text.length, now)
    let frame = requestAnimationFrame(function type(at) {
      const next = advance(typing.current ?? startTyping(at), at)
      typing.current = next
      setShown(next.shown)
      if (next.arrivals.length > 0) frame = requestAnimationFrame(type)
    })
    return () => cancelAnimationFrame(frame)
  }, [text, isTyping])

  return isTyping ? typedPart(text, shown ?? text.length) : text
}
