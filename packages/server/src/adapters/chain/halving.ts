import type { Figure } from '../../ports/figure.ts'

const INTERVAL = 210_000
const FIRST_REWARD = 50
const MINUTES_A_BLOCK = 10

export interface Halving {
  /** The height at which the reward is halved next. */
  readonly height: number
  readonly blocksLeft: Figure
  readonly daysLeft: Figure
  readonly rewardNow: Figure
  readonly rewardThen: Figure
  /** Estimated, with ten minutes a block. */
  readonly estimatedAt: Date
}

/** The next halving of Bitcoin's block reward, computed from the height of its chain. */
export function nextHalving(height: Figure): Halving {
  const at = Number(height.value)
  const era = Math.floor(at / INTERVAL)
  const next = (era + 1) * INTERVAL
  const left = next - at
  const computed = (value: number, unit: string, formula: string): Figure => ({
    ...{ kind: 'chain', of: ['Bitcoin', 'BTC'], value: String(value), unit, asOf: height.asOf },
    ...{ source: height.source, how: 'computed', formula },
    inputs: [{ name: 'height', figure: height }],
  })
  const minutes = left * MINUTES_A_BLOCK
  return {
    height: next,
    blocksLeft: computed(left, 'blocks', `${next} - height`),
    daysLeft: computed(Math.round(minutes / 144) / 10, 'days', `(${next} - height) × 10 / 1440`),
    rewardNow: computed(FIRST_REWARD / 2 ** era, 'BTC', '50 / 2 ^ floor(height / 210000)'),
    rewardThen: computed(
      FIRST_REWARD / 2 ** (era + 1),
      'BTC',
      '50 / 2 ^ (floor(height / 210000) + 1)',
    ),
    estimatedAt: new Date(Date.parse(height.asOf) + minutes * 60_000),
  }
}
