import { useEffect, useRef, useState } from 'react'
import { nextAnnouncement } from './announcement.ts'

const restMilliseconds = 1500

/**
 * What a polite live region should say while `text` grows: whole sentences, never sooner than
 * 1.5 s after the last, and the remaining text once when `done`.
 */
export function useLiveAnnouncer(text: string, done: boolean): string {
  const [spoken, setSpoken] = useState('')
  const position = useRef(0)
  const lastAt = useRef(-restMilliseconds)

  useEffect(() => {
    const next = nextAnnouncement(text, position.current, done)
    if (!next) return
    const wait = Math.max(0, lastAt.current + restMilliseconds - performance.now())
    const timer = setTimeout(() => {
      position.current = next.end
      lastAt.current = performance.now()
      setSpoken(next.sentences)
    }, wait)
    return () => clearTimeout(timer)
  }, [text, done])

  return spoken
}
