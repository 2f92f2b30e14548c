import { expect, it } from 'vitest'
import { timeTicks } from './time-ticks.ts'

const ticksOf = (from: string, to: string, most: number) =>
  timeTicks(Date.parse(from), Date.parse(to), most).map((time) =>
    new Date(time).toISOString().slice(0, 16),
  )

it.each([
  ['2026-11-20', '2026-11-20', 5, ['2026-11-20T00:00']],
  ['2026-11-19T23:10Z', '2026-11-20T00:20Z', 4, ['2026-11-19T23:30', '2026-11-20T00:00']],
  ['2026-11-17', '2026-11-20', 4, ['2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20']],
  ['2026-08-23', '2026-11-20', 3, ['2026-09-01', '2026-10-01', '2026-11-01']],
  ['2020-05-01', '2026-11-01', 5, ['2022-01-01', '2024-01-01', '2026-01-01']],
  ['1850-05-01', '2026-11-01', 4, ['1900-01-01', '1950-01-01', '2000-01-01']],
])('from %s to %s, at most %i', (from, to, most, expected) => {
  expect(ticksOf(from, to, most)).toEqual(
    expected.map((time) => (time.length === 10 ? `${time}T00:00` : time)),
  )
})

it('is never more than asked for', () => {
  for (let span = 1; span < 1e14; span *= 1.7) {
    for (const most of [2, 3, 5, 8]) {
      expect(timeTicks(1e11, 1e11 + span, most).length).toBeLessThanOrEqual(most)
    }
  }
})
