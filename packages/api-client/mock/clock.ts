/** The time in whole seconds since 1970. */
export type Clock = () => number

/** 2026-11-20, 12:00 UTC. */
const START = 1_795_176_000
const DAY = 86_400

/** Advances by a second with each reading, so that every run has the same times. */
export function tickingClock(start = START): Clock {
  let now = start
  return () => now++
}

export const systemClock: Clock = () => Math.floor(Date.now() / 1000)

export const nextMidnight = (now: number): number => (Math.floor(now / DAY) + 1) * DAY

/** Lets time pass. */
export type Wait = (milliseconds: number) => Promise<void>

/** Real time, or so many times as fast. */
export const real =
  (speed = 1): Wait =>
  (milliseconds) =>
    new Promise((resolve) => setTimeout(resolve, milliseconds / speed))

/** Nothing takes any time. */
export const instantly: Wait = async () => undefined
