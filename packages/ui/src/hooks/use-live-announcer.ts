import { useEffect, useRef, useState } from 'react'
import { nextAnnouncement } from './announcement.ts'

const restMilliseconds = 1500

/**
 * What a polite live region should say while `text` grows: whole sentences, never sooner than
 * 1.5 s after the last, and the remaining text once when `done`; then nothing, so that nobody
 * meets the last words a second time. An empty `text` begins anew.
 */
export function useLiveAnnouncer(text: string, done: boolean): string {
  const [spoken, setSpoken] = useState('')
  const position = useRef(0)
  const lastAt = useRef(-restMilliseconds)

  useEffect(() => {
    if (text === '') position.current = 0
    const next = nextAnnouncement(text, position.current, done)
    const isOver = done && spoken !== ''
    if (!next && !isOver) return
    const wait = Math.max(0, lastAt.current + restMilliseconds - performance.now())
    const timer = setTimeout(() => {
      position.current = next?.end ?? position.current
      lastAt.current = performance.now()
      setSpoken(next?.sentences ?? '')
    }, wait)
    return () => clearTimeout(timer)
  }, [text, done, spoken])

  return spoken
}
