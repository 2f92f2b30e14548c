import type { Attribution } from '../../../ports/attribution.ts'
import type { FigureSource } from '../../../ports/figure.ts'
import type { Asset } from '../../../ports/market-data.ts'
import type { Stated } from '../../figures.ts'
import { plainName } from '../../http/plain-text.ts'

export const NAME = 'CoinGecko'
const SITE = 'https://www.coingecko.com/en'

export const ATTRIBUTION: Attribution = {
  name: NAME,
  url: 'https://www.coingecko.com',
  text: 'Data provided by CoinGecko',
}

/** A page on which a person can check it. */
export const page = (...path: readonly string[]) =>
  [SITE, ...path.map((part) => encodeURIComponent(part))].join('/')

export const source = (url: string): FigureSource => ({ name: NAME, url })

/** As they may be shown. */
export function assetOf({ id, symbol, name }: Omit<Asset, 'url'>): Asset {
  return {
    id,
    symbol: plainName(symbol, 20).toUpperCase(),
    name: plainName(name, 60),
    url: page('coins', id),
  }
}

/** What every figure of an asset has in common. */
export function statedOf({ name, symbol, url }: Asset, asOf: Date) {
  const of = [...new Set([name, symbol])]
  return (kind: Stated['kind'], unit: string): Stated => ({
    ...{ kind, unit, of, asOf },
    source: source(url),
  })
}
