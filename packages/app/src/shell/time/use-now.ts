import { useEffect, useState } from 'react'

const everyMs = 20_000

/** The time in milliseconds, updated often enough for texts in minutes. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const look = () => setNow(Date.now())
    const timer = setInterval(look, everyMs)
    // Timers of a background page may not have run for hours.
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [])
  return now
}
