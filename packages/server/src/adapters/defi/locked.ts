import type { DatedFigure, Defi, LockedValue } from '../../ports/defi.ts'
import { type DataClient, orUnknown } from '../http/data-client.ts'
import { chainKey } from './chain-names.ts'
import { figuresOf, page, shown, slugOf } from './naming.ts'
import { chainHistory, chains, type Protocol, protocolHistory, protocols } from './shapes.ts'

const FIGURES_MS = 300_000
/** All protocols, and the whole history of one, come at once. */
const MOST_BYTES = 40_000_000
const DAY_MS = 86_400_000
const MOST_CHAINS = 12
/** These hold what is elsewhere, or are chains: none is a protocol unless its kind is asked for. */
const NO_PROTOCOLS = new Set(['CEX', 'Chain'])

/** Versions of a protocol are one protocol to whoever asks for it. */
export function readLocked(client: DataClient): Pick<Defi, 'lockedIn' | 'largest' | 'history'> {
  const large = { forMs: FIGURES_MS, maxBytes: MOST_BYTES, timeoutMs: 20_000 }
  const allProtocols = client.reader(protocols, { ...large, most: 1 })
  const allChains = client.reader(chains, { forMs: FIGURES_MS, most: 1 })
  const ofChain = client.reader(chainHistory, { ...large, most: 20 })
  const ofProtocol = client.reader(protocolHistory, { ...large, most: 20 })

  async function listed(kind: LockedValue['kind'], signal: AbortSignal): Promise<LockedValue[]> {
    if (kind === 'protocol') {
      const { data, readAt } = await allProtocols('/protocols', {}, signal)
      return families(data).map((family) => protocolOf(family, readAt))
    }
    const { data, readAt } = await allChains('/v2/chains', {}, signal)
    return data.map((chain) => {
      const [name, url] = [shown(chain.name), page('chain', chain.name)]
      const figure = figuresOf([name], readAt, url)
      const nothing = { category: null, chains: [], change1d: null, change7d: null }
      return { ...nothing, name, kind, tvl: figure('defi', 'USD', chain.tvl), url }
    })
  }

  /** One version of a protocol, such as Aave V3. */
  async function versionOf(wanted: string, signal: AbortSignal): Promise<LockedValue | null> {
    const { data, readAt } = await allProtocols('/protocols', {}, signal)
    const version = data.find(({ name, slug }) => [slugOf(name), slug].includes(wanted))
    return version ? protocolOf([{ ...version, parentProtocol: null }], readAt) : null
  }

  async function lockedIn(name: string, signal: AbortSignal): Promise<LockedValue | null> {
    const wanted = slugOf(name)
    const [onChains, inProtocols] = await Promise.all([
      listed('chain', signal),
      listed('protocol', signal),
    ])
    return (
      onChains.find((chain) => chainKey(chain.name) === chainKey(name)) ??
      inProtocols.find((protocol) => slugOf(protocol.name) === wanted) ??
      (await versionOf(wanted, signal)) ??
      inProtocols.find((protocol) => slugOf(protocol.name).startsWith(`${wanted}-`)) ??
      null
    )
  }

  return {
    lockedIn,
    async largest(kind, { category, limit }, signal) {
      const wanted = category?.trim().toLowerCase()
      const fits = ({ category, chains }: LockedValue) => {
        if (wanted !== undefined && category?.toLowerCase() === wanted) return true
        if (NO_PROTOCOLS.has(category ?? '')) return false
        return !wanted || chains.some((chain) => chainKey(chain) === chainKey(wanted))
      }
      return (await listed(kind, signal))
        .filter((value) => kind === 'chain' || fits(value))
        .sort((a, b) => Number(b.tvl?.value ?? 0) - Number(a.tvl?.value ?? 0))
        .slice(0, limit)
    },
    async history(name, days, signal) {
      const known = await lockedIn(name, signal)
      if (!known) return null
      const figures = (at: Date, value: number): DatedFigure[] => {
        const figure = figuresOf([known.name], at, known.url)('defi', 'USD', value)
        return figure ? [{ at, value: figure }] : []
      }
      const since = Date.now() - days * DAY_MS
      const dated = (seconds: number) => new Date(seconds * 1000)
      if (known.kind === 'chain') {
        const path = `/v2/historicalChainTvl/${encodeURIComponent(known.name)}`
        const reading = await orUnknown(ofChain(path, {}, signal))
        return (reading?.data ?? [])
          .filter(({ date }) => date * 1000 >= since)
          .flatMap(({ date, tvl }) => figures(dated(date), tvl))
      }
      const path = `/protocol/${encodeURIComponent(slugOf(known.name))}`
      const reading = await orUnknown(ofProtocol(path, {}, signal))
      return (reading?.data.tvl ?? [])
        .filter(({ date }) => date * 1000 >= since)
        .flatMap(({ date, totalLiquidityUSD }) => figures(dated(date), totalLiquidityUSD))
    },
  }
}

/** `Aave V2` and `Aave V3` are Aave: versions by their parent, others alone. */
function families(all: readonly Protocol[]): Protocol[][] {
  const byParent = Map.groupBy(all, ({ parentProtocol, name }) => parentProtocol ?? name)
  return [...byParent.values()]
}

function protocolOf(family: readonly Protocol[], readAt: Date): LockedValue {
  const [first] = family
  const parent = first?.parentProtocol?.replace(/^parent#/, '')
  const name = shown(parent && family.length > 0 ? titled(parent, family) : (first?.name ?? ''))
  const url = page('protocol', parent ?? slugOf(first?.slug ?? name))
  const figure = figuresOf([name], readAt, url)
  const tvl = sum(family.map(({ tvl }) => tvl))
  /** Of one alone; changes of several cannot be added. */
  const change = (value: number | null | undefined) =>
    family.length === 1 ? figure('change', '%', value) : null
  const category = family.find(({ category }) => category)?.category
  return {
    name,
    kind: 'protocol',
    category: category ? shown(category) : null,
    chains: [...new Set(family.flatMap(({ chains }) => chains ?? []))]
      .slice(0, MOST_CHAINS)
      .map(shown),
    tvl: figure('defi', 'USD', tvl),
    change1d: change(first?.change_1d),
    change7d: change(first?.change_7d),
    url,
  }
}

/** `aave` as the names of its versions write it: `Aave`. */
function titled(parent: string, family: readonly Protocol[]): string {
  const wanted = parent.replaceAll('-', ' ')
  const found = family.map(({ name }) => name.slice(0, wanted.length))
  return found.find((name) => name.toLowerCase() === wanted) ?? wanted
}

function sum(values: readonly (number | null | undefined)[]): number | null {
  const known = values.filter((value) => typeof value === 'number')
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null
}
