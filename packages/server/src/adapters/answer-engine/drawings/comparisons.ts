import type { Stablecoin, YieldPool } from '../../../ports/defi.ts'
import type { Language } from '../../../ports.ts'
import type { Comparison } from './comparison-table.ts'
import { DRAWING_TEXTS } from './texts.ts'

/** Of pools more liquidity is better; a higher yield is not, since it is paid for a higher risk. */
export function comparedPools(
  pools: readonly YieldPool[],
  source: string,
  language: Language,
): Comparison {
  const { labels } = DRAWING_TEXTS[language]
  return {
    heading: labels.pool,
    columns: [
      { label: labels.apy },
      { label: labels.apyMean30d },
      { label: labels.tvl, better: 'higher' },
    ],
    rows: pools.map(({ project, symbol, chain, apy, apyMean30d, tvl }) => ({
      name: `${project} ${symbol} (${chain})`,
      figures: [apy, apyMean30d, tvl],
    })),
    source,
  }
}

/** A stablecoin is better at its peg. */
export function comparedCoins(
  coins: readonly Stablecoin[],
  source: string,
  language: Language,
): Comparison {
  const { labels } = DRAWING_TEXTS[language]
  return {
    heading: labels.stablecoin,
    columns: [
      { label: labels.price },
      { label: labels.deviation, better: 'closer' },
      { label: labels.circulating },
    ],
    rows: coins.map(({ name, symbol, price, deviation, circulating }) => ({
      name: `${name} (${symbol})`,
      figures: [price, deviation, circulating],
    })),
    source,
  }
}
