import type { ChartPoint } from '../chart-data.ts'

const lastDay = Date.UTC(2026, 10, 20)

function day(before: number): string {
  return new Date(lastDay - before * 86_400_000).toISOString().slice(0, 10)
}

/** Ninety days of a price that wavers upwards. */
export const prices: readonly ChartPoint[] = Array.from({ length: 90 }, (_, at) => {
  const waves = Math.sin(at / 5) * 1800 + Math.sin(at / 1.7) * 700 + Math.sin(at / 17) * 4200
  return [day(89 - at), at === 89 ? 91_234.5 : Math.round((78_000 + at * 200 + waves) * 100) / 100]
})

/** Thirty days of four changes in per cent, some below zero. */
export const changes: readonly (readonly ChartPoint[])[] = [0.35, 0.62, -0.5, 0.04].map(
  (slope, series) =>
    Array.from({ length: 30 }, (_, at) => {
      const waves = Math.sin(at / (2 + series)) * (series === 3 ? 0.2 : 2.4)
      return [day(29 - at), Math.round((slope * at + waves) * 100) / 100]
    }),
)

/** A year of five prices on the same days, far apart; the last one begins later. */
export const fivePrices: readonly (readonly ChartPoint[])[] = [
  [64_000, 1.4],
  [3300, 0.9],
  [140, 2.1],
  [28, 0.6],
  [7, 4.5],
].map(([start = 1, growth = 1], series) =>
  Array.from({ length: 120 }, (_, at): ChartPoint => {
    const waves = 1 + Math.sin(at / (7 + series)) * 0.08 + Math.sin(at / 2.3 + series) * 0.03
    const figure = start * waves * growth ** (at / 119)
    return [day((119 - at) * 3), Number(figure.toPrecision(6))]
  }).slice(series === 4 ? 30 : 0),
)
