import type { Plan, WantedAsset } from '../desk/plan.ts'

/** A call of a research tool, as a model would make it. */
export interface PlannedCall {
  readonly name: string
  readonly arguments: object
}

const DAY_MS = 86_400_000
const called = ({ called }: WantedAsset) => called

type Calls = {
  readonly [K in Plan['kind']]: (plan: Extract<Plan, { kind: K }>, now: Date) => PlannedCall
}

const quotes = (assets: readonly WantedAsset[], currency = 'usd') => ({
  name: 'market_data',
  arguments: { assets: assets.map(called), currency },
})

const history = (
  [first, ...others]: readonly WantedAsset[],
  days: number,
  currency = 'usd',
): PlannedCall => ({
  name: 'price_history',
  arguments: { asset: first?.called, compare_with: others.map(called), days, currency },
})

const ofMarket = (what: string, more: object = {}) => ({
  name: 'market_overview',
  arguments: { what, ...more },
})
const ofDefi = (what: string, more: object) => ({ name: 'defi_data', arguments: { what, ...more } })
const onChain = (what: string, more: object) => ({
  name: 'chain_lookup',
  arguments: { what, ...more },
})

const CALLS: Calls = {
  price: ({ assets, currency, day }, now) =>
    day === null ? quotes(assets, currency) : history(assets, daysSince(day, now), currency),
  ratio: ({ assets }) => quotes(assets),
  compare: ({ assets, days, currency }) => history(assets, days, currency),
  chart: ({ assets, days, currency }) => history(assets, days, currency),
  regular: ({ asset, purchases }) => history([asset], purchases.days),
  ranking: ({ kind, ...ranking }) => ({ name: 'rank_assets', arguments: ranking }),
  placed: ({ kind, place, ...ranking }) => ({
    name: 'rank_assets',
    arguments: { ...ranking, limit: place },
  }),
  trending: () => ofMarket('trending'),
  wholeMarket: () => ofMarket('whole_market'),
  exchanges: () => ofMarket('exchanges'),
  derivatives: ({ asset }) => ofMarket('derivatives', { symbol: asset.ticker ?? asset.called }),
  profile: ({ asset }) => ({ name: 'asset_profile', arguments: { asset: asset.called } }),
  tvl: ({ name, days }) => ofDefi('tvl', { name, ...(days !== null && { days }) }),
  largest: ({ of, category, limit }) => ofDefi(`largest_${of}s`, { category, limit }),
  fees: ({ name }) => ofDefi('fees', { name }),
  yields: ({ project, symbols: [symbol], chain, stablecoins, by }) =>
    ofDefi('yields', { name: project, symbol, chain, stablecoins_only: stablecoins, by }),
  stablecoins: ({ wanted }) => ofDefi('stablecoins', { name: wanted }),
  mood: ({ days }) => ({ name: 'sentiment', arguments: { days } }),
  chain: ({ network }) => onChain('state', { chain: network }),
  halving: () => onChain('halving', {}),
  address: ({ address, network }) => onChain('address', { id: address, chain: network }),
  transaction: ({ hash, network }) => onChain('transaction', { id: hash, chain: network }),
  token: ({ address, network }) => onChain('token', { id: address, chain: network }),
  ens: ({ name, network }) => onChain('address', { id: name, chain: network }),
  news: ({ about, days }) => ({ name: 'news', arguments: { about, days } }),
}

/** The call that reads what a plan of the desk wants. */
export function callFor(plan: Plan, now: Date): PlannedCall {
  // What a plan's own kind takes is that plan.
  const call = CALLS[plan.kind] as (plan: Plan, now: Date) => PlannedCall
  return call(plan, now)
}

/** As many as bring that day into a history that ends now. */
const daysSince = (day: string, now: Date): number =>
  Math.ceil((now.getTime() - Date.parse(day)) / DAY_MS) + 1
