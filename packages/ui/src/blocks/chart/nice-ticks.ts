const factors = [1, 2, 5, 10, 20, 50, 100]
/** Parts of a figure that a drawing can't show apart. */
const flat = 1e-9
const zero = 1e-290

/**
 * At least two and at most `most` (4 or more) round figures, evenly apart, from at or below the
 * lowest to at or above the highest.
 */
export function niceTicks(lowest: number, highest: number, most: number): number[] {
  const [low, high] = widened(lowest, highest)
  const exponent = Math.floor(Math.log10((high - low) / (most - 1)))
  for (const factor of factors) {
    // A quotient, for 3 / 10 is the nearest number to 0.3 and 3 * 0.1 is not.
    const figure = (count: number) =>
      exponent < 0 ? (count * factor) / 10 ** -exponent : count * factor * 10 ** exponent
    const first = Math.floor(low / figure(1))
    const last = Math.ceil(high / figure(1))
    if (last - first < most) {
      return Array.from({ length: last - first + 1 }, (_, at) => figure(first + at))
    }
  }
  return [low, high]
}

function widened(low: number, high: number): [number, number] {
  const size = Math.max(Math.abs(low), Math.abs(high))
  if (high - low > Math.max(size * flat, zero)) return [low, high]
  if (size < zero) return [0, 1]
  return [low - size / 20, high + size / 20]
}
