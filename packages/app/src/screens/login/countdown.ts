import { useEffect, useState } from 'react'

/** A time that the server gave as a duration. */
export interface Countdown {
  /** When it began, by this computer's clock, which may be wrong: only differences are used. */
  readonly since: number
  readonly seconds: number
}

export const countdown = (seconds: number, since = Date.now()): Countdown => ({ since, seconds })

/** Whole seconds that are left; never more than there were, should the clock be set back. */
export function secondsLeft({ since, seconds }: Countdown, now: number): number {
  return Math.min(seconds, Math.max(0, Math.ceil(seconds - (now - since) / 1000)))
}

/** The same while it is on the screen. The time is read anew with each tick: a tab may have slept. */
export function useSecondsLeft(of: Countdown | null): number | undefined {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    if (!of) return
    const tick = () => setNow(Date.now())
    tick()
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [of])
  return of ? secondsLeft(of, now) : undefined
}
