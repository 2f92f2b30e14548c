import { nice, ticks } from 'd3-array'

/** Parts of a figure that a drawing can't show apart. */
const smallestRatio = 1e-9
const smallestFigure = 1e-290

/**
 * At least two and at most `most` (4 or more) round figures, evenly apart, from at or below the
 * lowest to at or above the highest.
 */
export function niceTicks(lowest: number, highest: number, most: number): number[] {
  const [low, high] = widened(lowest, highest)
  // The count is what d3 aims at; it may give more.
  for (let count = most - 1; count > 0; count -= 1) {
    const found = ticks(...nice(low, high, count), count)
    if (found.length >= 2 && found.length <= most) return found
  }
  return [low, high]
}

const marksOfPower = [1, 2, 5]

/**
 * At most `most` round figures for a logarithmic axis, from at or below the lowest to at or above the
 * highest, both above zero; evenly apart in figures where a power of ten is more than both span.
 */
export function logTicks(lowest: number, highest: number, most: number): number[] {
  const [from, to] = [Math.floor(Math.log10(lowest)), Math.ceil(Math.log10(highest))]
  const within = (marks: readonly number[], every: number) => {
    const count = Math.floor((to - from) / every) + 2
    const all = Array.from({ length: count }, (_, at) => from + at * every).flatMap((power) =>
      // A power below zero of 10 is less exact than what it is written as.
      marks.map((mark) => Number(`${mark}e${power}`)),
    )
    const first = all.findLastIndex((tick) => tick <= lowest)
    return all.slice(Math.max(0, first), all.findIndex((tick) => tick >= highest) + 1)
  }
  const fine = within(marksOfPower, 1)
  if (fine.length <= most) {
    const even = niceTicks(lowest, highest, most).filter((tick) => tick > 0)
    return fine.length > 3 ? fine : even
  }
  for (let every = 1; ; every += 1) {
    const powers = within([1], every)
    if (powers.length <= most) return powers
  }
}

function widened(low: number, high: number): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high))
  if (high - low > Math.max(size * smallestRatio, smallestFigure)) return [low, high]
  if (size < smallestFigure) return [0, 1]
  return [low - size / 20, high + size / 20]
}

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const timeSteps = [1, 5, 15, 30]
  .map((count) => count * minute)
  .concat(
    [1, 3, 6, 12].map((count) => count * hour),
    [1, 2, 4, 7, 14].map((count) => count * day),
  )
const monthSteps = [1, 2, 3, 6, 12, 24, 60, 120, 240, 600, 1200, 6000, 24_000]

/** At most `most` round times (UTC) within a span: full minutes, hours, days, months or years. */
export function timeTicks(from: number, to: number, most: number): number[] {
  if (from === to) return [from]
  const step = timeSteps.find((length) => count(from, to, length) <= most)
  if (step) return multiples(from, to, step)
  const [first, last] = [monthOf(from - 1) + 1, monthOf(to)]
  const months = monthSteps.find((length) => count(first, last, length) <= most)
  return multiples(first, last, months ?? 24_000).map((month) => Date.UTC(0, month))
}

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: count(from, to, step) }, (_, at) => (first + at) * step)
}

function count(from: number, to: number, step: number): number {
  return Math.max(0, Math.floor(to / step) - Math.ceil(from / step) + 1)
}

function monthOf(time: number): number {
  const date = new Date(time)
  return (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()
}
