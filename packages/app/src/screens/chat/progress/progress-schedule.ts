/** How many progress messages there are; the last one stays. */
export const progressSteps = 6

const firstAfterMs = 500
const shortestMs = 4500
const longestMs = 8500

/** Milliseconds to wait before progress message `step` (from 0); `random` is in [0, 1). */
export function progressDelay(step: number, random: number): number {
  return step === 0 ? firstAfterMs : shortestMs + random * (longestMs - shortestMs)
}
