import { expect, it } from 'vitest'
import type { Figure } from '../../ports/figure.ts'
import { nextHalving } from './halving.ts'

const height = (value: string): Figure => ({
  ...{ kind: 'chain', value, unit: 'blocks', asOf: '2026-11-20T12:00:00.000Z', how: 'read' },
  source: { name: 'Peer', url: null },
})

it.each([
  ['0', 210_000, '210000', '50', '25'],
  ['209999', 210_000, '1', '50', '25'],
  ['210000', 420_000, '210000', '25', '12.5'],
  ['840000', 1_050_000, '210000', '3.125', '1.5625'],
  ['924600', 1_050_000, '125400', '3.125', '1.5625'],
])('at %s it comes at %i', (at, next, left, now, then) => {
  const halving = nextHalving(height(at))
  expect(halving.height).toBe(next)
  const { blocksLeft, rewardNow, rewardThen } = halving
  expect([blocksLeft, rewardNow, rewardThen].map(({ value }) => value)).toEqual([left, now, then])
})

it('is dated with ten minutes a block, and says how it was computed', () => {
  const { daysLeft, estimatedAt } = nextHalving(height('1049856'))
  expect([daysLeft.value, estimatedAt.toISOString()]).toEqual(['1', '2026-11-21T12:00:00.000Z'])
  expect(daysLeft).toMatchObject({ how: 'computed', inputs: [{ name: 'height' }] })
})
