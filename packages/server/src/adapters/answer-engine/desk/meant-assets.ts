import { DataFailure } from '../../../ports/data-failure.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import type { Plan, WantedAsset } from './plan.ts'
import { plain, type Writer } from './writer.ts'

type Note = (writer: Writer) => string

/** A plan each of whose assets is one asset, and what is to be said of others with its ticker. */
export interface SettledPlan {
  /** Null where nothing can be read before the reader says which asset is meant. */
  readonly plan: Plan | null
  /** Said where something was read. */
  readonly others: readonly Note[]
  /** Asked in any case. */
  readonly questions: readonly Note[]
}

const MOST_NAMED = 4

/** Of several assets with one ticker the largest by market cap is meant, which has to be said. */
export async function settledAssets(
  plan: Plan,
  market: MarketData | null,
  signal: AbortSignal,
): Promise<SettledPlan> {
  const asked = assetsOf(plan)
  if (!market || asked.length === 0) return { plan, others: [], questions: [] }
  const meant = await Promise.all(asked.map((asset) => meantBy(asset, market, signal)))
  const left = meant.flatMap(({ asset }) => asset ?? [])
  return {
    plan: left.length > 0 ? withAssets(plan, left) : null,
    others: meant.flatMap(({ others }) => others ?? []),
    questions: meant.flatMap(({ question }) => question ?? []),
  }
}

function assetsOf(plan: Plan): readonly WantedAsset[] {
  if ('assets' in plan) return plan.assets
  return 'asset' in plan ? [plan.asset] : []
}

function withAssets(plan: Plan, left: readonly WantedAsset[]): Plan | null {
  const [first, ...rest] = left
  if (!first) return null
  if (plan.kind === 'ratio') {
    const [second] = rest
    return second ? { ...plan, assets: [first, second] } : null
  }
  if ('assets' in plan) return { ...plan, assets: [first, ...rest] }
  return 'asset' in plan ? { ...plan, asset: first } : plan
}

interface Meant {
  readonly asset: WantedAsset | null
  readonly others?: Note
  readonly question?: Note
}

async function meantBy(
  asset: WantedAsset,
  market: MarketData,
  signal: AbortSignal,
): Promise<Meant> {
  const { called, ticker, others } = asset
  const isUnknown = ticker === null
  if (!isUnknown && others.length === 0) return { asset }
  const bearers = await bearersOf(ticker ?? called, market, signal)
  // Whether the market can be read at all, its answer says.
  if (!bearers) return { asset, ...(!isUnknown && { others: noteOf(called, others) }) }
  const ranked = bearers.filter(({ rank }) => rank !== null)
  const [largest] = ranked
  if (!largest) {
    const listed = isUnknown ? [] : [called, ...others]
    const names = distinct([...listed, ...bearers.map(({ name }) => name)])
    if (names.length < 2) return { asset }
    return { asset: null, question: whichOf(ticker ?? called, names) }
  }
  // A market may write the name that is known here otherwise.
  const listed = others.includes(largest.name) ? [called, ...others] : others
  const isOther = (name: string) => name !== largest.name
  const bears = (name: string) => bearers.some((bearer) => bearer.name === name)
  const borne = [...ranked.map(({ name }) => name), ...listed.filter(bears)]
  const smaller = distinct(borne.filter(isOther))
  // Some are still called by a ticker that is another's by now, however large they are.
  const former = distinct(listed.filter((name) => isOther(name) && !bears(name)))
  // An unknown ticker is asked for as it was written: its answer is at hand already.
  const all = [...smaller, ...former]
  const chosen = isUnknown ? asset : { ...asset, called: largest.name, others: all }
  const notes: Note[] = [
    ...(smaller.length > 0 ? [noteOf(largest.name, smaller)] : []),
    ...(former.length > 0 ? [formerOf(ticker ?? called, largest.name, former)] : []),
  ]
  return { asset: chosen, ...(notes.length > 0 && { others: joinedOf(notes) }) }
}

const joinedOf =
  (notes: readonly Note[]): Note =>
  (writer) =>
    notes.map((note) => note(writer)).join('\n\n')

const formerOf =
  (ticker: string, name: string, others: readonly string[]): Note =>
  ({ say, names }) =>
    say('asset.formerly', {
      ...{ ticker: plain(ticker), name: plain(name), others: names(others.map(plain)) },
    })

export const noteOf =
  (name: string, others: readonly string[]): Note =>
  ({ say, names }) =>
    say('asset.others', {
      ...{ name: plain(name), others: names(others.map(plain)), count: others.length },
    })

const whichOf =
  (ticker: string, names: readonly string[]): Note =>
  ({ say }) =>
    say('asset.which', { ticker, names: names.map(plain).join(say('list.choices')) })

const distinct = (names: readonly string[]) => [...new Set(names)].slice(0, MOST_NAMED)

/** Those with the ticker, the largest first; null where the market could not be read. */
async function bearersOf(ticker: string, market: MarketData, signal: AbortSignal) {
  const isTicker = (text: string) => text.toLowerCase() === ticker.toLowerCase()
  try {
    const found = await market.find(ticker, signal)
    return found.filter(({ symbol, imitated }) => isTicker(symbol) && imitated === undefined)
  } catch (error) {
    if (!(error instanceof DataFailure)) throw error
    return null
  }
}
