import { Decimal } from 'decimal.js'
import type { Defi, Stablecoin } from '../../ports/defi.ts'
import type { Figure } from '../../ports/figure.ts'
import type { DataClient } from '../http/data-client.ts'
import { figuresOf, page, shown, slugOf } from './naming.ts'
import { type Pegged, stablecoins } from './shapes.ts'

const FIGURES_MS = 300_000
const MOST_BYTES = 20_000_000

export function readStablecoins(client: DataClient): Defi['stablecoins'] {
  const list = client.reader(stablecoins, { forMs: FIGURES_MS, most: 1, maxBytes: MOST_BYTES })
  return async (wanted, limit, signal) => {
    const { data, readAt } = await list('/stablecoins', { includePrices: 'true' }, signal)
    const called = wanted?.trim().toLowerCase()
    return data.peggedAssets
      .filter(
        ({ name, symbol }) =>
          !called || [name, symbol].some((each) => each.toLowerCase() === called),
      )
      .sort((a, b) => supplyOf(b) - supplyOf(a))
      .slice(0, limit)
      .map((coin) => stablecoinOf(coin, readAt))
  }
}

const supplyOf = ({ circulating, pegType }: Pegged) => circulating?.[pegType ?? ''] ?? 0

function stablecoinOf(coin: Pegged, readAt: Date): Stablecoin {
  const [name, symbol] = [shown(coin.name), shown(coin.symbol)]
  const url = page('stablecoin', slugOf(coin.name))
  const figure = figuresOf([name, symbol], readAt, url)
  const price = figure('price', 'USD', coin.price)
  return {
    ...{ name, symbol, url, price, mechanism: shown(coin.pegMechanism ?? '') },
    // In units of its own peg, of which it is worth one each.
    circulating: figure('supply', symbol, coin.circulating?.[coin.pegType ?? '']),
    deviation: price && coin.pegType === 'peggedUSD' ? deviationOf(price) : null,
  }
}

/** From one dollar, in per cent. */
export function deviationOf(price: Figure): Figure {
  const value = new Decimal(price.value).minus(1).times(100).toDecimalPlaces(6).toFixed()
  return {
    ...{ ...price, kind: 'change', value, unit: '%', how: 'computed' },
    formula: '(price - 1) × 100',
    inputs: [{ name: 'price', figure: price }],
  }
}
