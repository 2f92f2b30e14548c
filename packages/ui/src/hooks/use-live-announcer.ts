import { useEffect, useState } from 'react'
import { createAnnouncer } from './announcer.ts'

/** What a polite live region should say while `text` grows, paced as `createAnnouncer` does. */
export function useLiveAnnouncer(text: string, done: boolean): string {
  const [spoken, setSpoken] = useState('')
  const [announcer] = useState(() => createAnnouncer(setSpoken))
  useEffect(() => announcer.dispose, [announcer])
  useEffect(() => announcer.update(text, done), [announcer, text, done])
  return spoken
}
