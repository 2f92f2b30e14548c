import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The time in milliseconds, kept fresh enough for what is told in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    // A page in the background may not have been told for hours.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
