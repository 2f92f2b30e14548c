import type { Defi, PoolQuery, YieldPool } from '../../ports/defi.ts'
import { type DataClient, orUnknown } from '../http/data-client.ts'
import { largeParser } from '../http/parse-large.ts'
import { chainKey } from './chain-names.ts'
import { figuresOf, page, shown, slugOf } from './naming.ts'
import { feeSummary, type Pool, pools } from './shapes.ts'

const FEES_MS = 600_000
/** How a protocol is refused that has no fees. */
const UNKNOWN = [400, 404]
const POOLS_MS = 600_000
/** More than ten thousand pools, each with many fields. */
const POOLS_BYTES = 60_000_000
const FEES_BYTES = 20_000_000

export function readFees(client: DataClient): Defi['fees'] {
  const summary = client.reader(feeSummary, { forMs: FEES_MS, maxBytes: FEES_BYTES })
  return async (name, signal) => {
    const slug = slugOf(name)
    const path = `/summary/fees/${encodeURIComponent(slug)}`
    const [fees, revenue] = await Promise.all([
      orUnknown(summary(path, { dataType: 'dailyFees' }, signal), UNKNOWN),
      orUnknown(summary(path, { dataType: 'dailyRevenue' }, signal), UNKNOWN),
    ])
    if (!fees) return null
    const [called, url] = [shown(fees.data.name), page('fees', slug)]
    const figure = figuresOf([called], fees.readAt, url)
    return {
      name: called,
      fees24h: figure('defi', 'USD', fees.data.total24h),
      fees7d: figure('defi', 'USD', fees.data.total7d),
      revenue24h: figure('defi', 'USD', revenue?.data.total24h),
      revenue7d: figure('defi', 'USD', revenue?.data.total7d),
      url,
    }
  }
}

export function readPools(client: DataClient): Defi['pools'] {
  const list = client.reader(pools, {
    ...{ forMs: POOLS_MS, most: 1, maxBytes: POOLS_BYTES, timeoutMs: 30_000 },
    parse: largeParser(new URL('./reduce-pools.ts', import.meta.url).href),
  })
  return async (query, signal) => {
    const { data, readAt } = await list('/pools', {}, signal)
    return data
      .filter(fitting(query))
      .sort((a, b) => (query.by === 'apy' ? b.apy - a.apy : b.tvlUsd - a.tvlUsd))
      .slice(0, query.limit)
      .flatMap((pool) => poolOf(pool, readAt))
  }
}

function fitting({ project, chain, symbol, stablecoins, minTvl }: PoolQuery) {
  const isOf = (wanted: string | null, given: string) =>
    wanted === null ||
    slugOf(given) === slugOf(wanted) ||
    slugOf(given).startsWith(`${slugOf(wanted)}-`)
  const has = (wanted: string | null, given: string) =>
    wanted === null ||
    given
      .toUpperCase()
      .split(/[^A-Z\d.]+/)
      .includes(wanted.toUpperCase())
  return (pool: Pool) =>
    pool.tvlUsd >= minTvl &&
    isOf(project, pool.project) &&
    (chain === null || chainKey(pool.chain) === chainKey(chain)) &&
    has(symbol, pool.symbol) &&
    (!stablecoins || pool.stablecoin)
}

function poolOf(pool: Pool, readAt: Date): YieldPool[] {
  const url = page('yields', 'pool', pool.pool)
  const [project, symbol] = [shown(pool.project), shown(pool.symbol)]
  const figure = figuresOf([project, symbol], readAt, url)
  const apy = figure('yield', '%', pool.apy)
  if (!apy) return []
  return [
    {
      ...{ project, symbol, chain: shown(pool.chain), url },
      tvl: figure('defi', 'USD', pool.tvlUsd),
      apy,
      apyBase: figure('yield', '%', pool.apyBase),
      apyReward: figure('yield', '%', pool.apyReward),
      apyMean30d: figure('yield', '%', pool.apyMean30d),
    },
  ]
}
