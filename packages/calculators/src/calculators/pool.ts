import { concentratedLoss, impermanentLoss as lossAt } from '../arithmetic/pool.ts'
import { calculator } from '../calculator.ts'
import { CURRENCY, PRICE } from './shared.ts'

const DEPOSIT = { kind: 'money', above: '0', default: '1' } as const

/** What a share of a 50/50 pool loses against holding both tokens. */
export const impermanentLoss = calculator({
  id: 'impermanent-loss',
  inputs: { before: PRICE, after: PRICE, deposit: DEPOSIT, currency: CURRENCY },
  results: { loss: '%', pool: 'currency', held: 'currency', difference: 'currency', ratio: '' },
  assumptions: ['constantProduct', 'noPoolFees', 'pricesInSecond'],
  compute({ before, after, deposit }) {
    const ratio = after.div(before)
    const { loss, ...parts } = lossAt(ratio)
    const [pool, held] = [deposit.times(parts.pool), deposit.times(parts.held)]
    return {
      loss: [loss, '2 × √ratio ÷ (1 + ratio) − 1'],
      pool: [pool, 'deposit × √ratio'],
      held: [held, 'deposit × (1 + ratio) ÷ 2'],
      difference: [pool.minus(held), 'pool − held'],
      ratio: [ratio, 'after ÷ before'],
    }
  },
})

/** The same of liquidity between two prices. */
export const concentratedLiquidity = calculator({
  id: 'concentrated-liquidity',
  inputs: {
    before: PRICE,
    after: PRICE,
    lower: PRICE,
    upper: PRICE,
    deposit: DEPOSIT,
    currency: CURRENCY,
  },
  results: { loss: '%', pool: 'currency', held: 'currency', difference: 'currency' },
  assumptions: ['oneRange', 'noPoolFees', 'pricesInSecond'],
  compute({ before, after, lower, upper, deposit }) {
    const { loss, ...parts } = concentratedLoss(before, after, { lower, upper })
    const [pool, held] = [deposit.times(parts.pool), deposit.times(parts.held)]
    return {
      loss: [loss, 'pool ÷ held − 1'],
      pool: [
        pool,
        'deposit × worth(after) ÷ worth(before), where s is √price within √lower and √upper and worth(price) = price × (1 ÷ s − 1 ÷ √upper) + s − √lower',
      ],
      held: [held, 'the tokens of the deposit at before, at the price after'],
      difference: [pool.minus(held), 'pool − held'],
    }
  },
})
