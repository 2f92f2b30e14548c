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
