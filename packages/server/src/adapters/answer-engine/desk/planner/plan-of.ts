import type { Amount, Assets, Plan, WantedAsset } from '../plan.ts'
import { chainNamed, chainSpelled, onChainPlan } from './chains.ts'
import { compares, differs, isPriced, isReadEach, MOST_COMPARED } from './comparing.ts'
import { defiPlan, isDefi } from './defi-plans.ts'
import { marketPlan } from './market-plans.ts'
import { newsPlan } from './news-plan.ts'
import type { Request } from './request.ts'
import { isPlain } from './residue.ts'
import { currencyOf } from './terms.ts'
import type { Topic } from './topics.ts'

const USUAL_DAYS = 30

const RATIO = /\bratio\b|汇率|比率|兑|\b(?:to|in)\b/u

/** What has to be read for a request; empty where no data answers it. */
export function plansOf(request: Request): readonly Plan[] {
  const onChain = onChainPlan(request)
  if (onChain) return [onChain]
  if (request.isOther) return []
  const { topic, assets } = request
  const [first] = assets
  const plan = topic && PLANS[topic]?.(request)
  if (topic === 'news' && plan) return withMove(request, plan)
  if (assets.length > 1 && isPriced(topic)) {
    const several = ofSeveral(request)
    if (several) return [several]
  }
  const each = isReadEach(topic) ? ofEach(request) : []
  if (each.length > 1) return each
  if (plan) return [plan]
  // A bare name asks for everything.
  const isBare =
    topic === null && !request.inherits && first && assets.length === 1 && isPlainOf(request)
  return isBare && !request.explains
    ? [priceOf(request, [first])].filter((each) => each !== null)
    : []
}

/** Topics that are of assets alone. */
const OF_ASSETS: ReadonlySet<Topic> = new Set(['derivatives', 'stablecoins'])

/** One plan for each that is listed. */
function ofEach(request: Request): readonly Plan[] {
  const { topic, assets, names } = request
  const read = topic && PLANS[topic]
  if (!read || !request.areListed) return []
  const isOf = (asset: WantedAsset, { candidates }: Request['names'][number]) =>
    candidates.some(({ name }) => name === asset.called)
  const apart = OF_ASSETS.has(topic)
    ? assets.map((asset) => ({ ...request, assets: [asset] }))
    : names.map((name) => ({
        ...{ ...request, names: [name] },
        assets: assets.filter((asset) => isOf(asset, name)),
      }))
  const plans = apart.slice(0, MOST_COMPARED).flatMap((one) => read(one) ?? [])
  return [...new Map(plans.map((plan) => [JSON.stringify(plan), plan])).values()]
}

type Read = (request: Request) => Plan | null

const PLANS: Readonly<Partial<Record<Topic, Read>>> = {
  halving: () => ({ kind: 'halving' }),
  mood: ({ days }) => ({ kind: 'mood', days: Math.min(days ?? 7, 365) }),
  news: newsPlan,
  chain: (request) => chainFees(request) ?? protocolFees(request),
  ...Object.fromEntries(isDefi.map((topic) => [topic, defiPlan])),
  trending: marketPlan,
  exchanges: marketPlan,
  ranking: marketPlan,
  wholeMarket: marketPlan,
  derivatives: marketPlan,
  regular: marketPlan,
  chart: (request) => chartOf(request),
  profile: marketPlan,
  price: (request) => priceOf(request, request.assets),
}

/** Why something moved is not known; how much, and what was written of it, is. */
function withMove(request: Request, news: Plan): Plan[] {
  const [first] = request.assets
  const asksWhy = /\bwhy\b|为什么|为啥|怎么/u.test(request.folded)
  if (!asksWhy || !first) return [news]
  const rest = { currency: 'usd', amount: null, day: null }
  return [{ kind: 'price', assets: [first], ...rest }, news]
}

/** What users of a protocol pay, where its fees are asked for. */
function protocolFees(request: Request): Plan | null {
  const isProtocol = request.names.some(({ candidates }) =>
    candidates.some(({ kinds }) => kinds.includes('protocol')),
  )
  return isProtocol ? defiPlan({ ...request, topic: 'fees' }) : null
}

/** Of an exchange's own fees nothing is known. */
function chainFees(request: Request): Plan | null {
  const { names, folded, assets, inherits } = request
  if (names.some(({ kind }) => kind === 'exchange')) return null
  const focus = /height|latest block|current block|newest block|区块|块高/u.test(folded)
    ? 'height'
    : 'fees'
  const isBitcoin = /\bsats?\b|聪/u.test(folded)
  const isGas = /\bgas\b|gwei/u.test(folded)
  const spoken = chainNamed(request) ?? chainSpelled(folded)
  // Gas is not what a question before was about.
  const named = isGas && inherits && (!spoken || spoken === 'bitcoin') ? 'ethereum' : spoken
  // Fees of something that is no chain.
  if (!named && (names.length > 0 || assets.length > 0)) return null
  return { kind: 'chain', network: named ?? (isBitcoin ? 'bitcoin' : 'ethereum'), focus }
}

/** Names that the table does not have are names all the same. */
const isPlainOf = ({ folded, subjects, assets }: Request) =>
  isPlain(
    assets.reduce((text, { called }) => {
      const name = called.toLowerCase()
      return text.replaceAll(name, ' '.repeat(name.length))
    }, folded),
    subjects,
  )

const listOf = (assets: readonly WantedAsset[]): Assets | null => {
  const [first, ...others] = assets.slice(0, MOST_COMPARED)
  return first ? [first, ...others] : null
}

function ofSeveral(request: Request): Plan | null {
  const { assets, folded, topic, explains, days, inherits, currency } = request
  const wanted = listOf(assets)
  if (!wanted || differs(folded)) return null
  const [one, other] = wanted
  const isPair = assets.length === 2 && !inherits && isPlainOf(request) && isRatio(request)
  if (other && isPair) return { kind: 'ratio', assets: [one, other] }
  if (topic === 'compare')
    return {
      ...{ kind: 'compare', assets: wanted, currency: currency ?? 'usd' },
      days: days ?? USUAL_DAYS,
    }
  if (topic === null && explains) return null
  if (topic === 'chart' || (days !== null && days > 1)) return chartOf(request)
  if (topic === 'profile' || inherits || topic === null)
    return priceOf(request, assets, topic === 'profile')
  return priceOf(request, assets)
}

const isRatio = ({ folded, names }: Request) => {
  const [one, other] = names
  if (RATIO.test(folded)) return true
  return one && other && folded.slice(one.end, other.start).trim() === '/' && !compares(folded)
}

function chartOf({ assets, days, currency, day }: Request): Plan | null {
  const wanted = listOf(assets)
  if (!wanted || day) return null
  return { kind: 'chart', assets: wanted, currency: currency ?? 'usd', days: days ?? USUAL_DAYS }
}

/** Only where nothing else is asked: “price” stands in many a question. */
function priceOf(request: Request, assets: readonly WantedAsset[], isSure = false): Plan | null {
  const { currency, day, days, inherits, follows } = request
  const wanted = listOf(assets)
  if (!wanted || !(isSure || inherits || follows || isPlainOf(request))) return null
  if (days !== null && days > 1 && !day) return chartOf(request)
  const given = amountIn(request)
  const asked = currency ?? given?.currency ?? 'usd'
  // What is given in one money is not counted in another.
  const isCounted = given !== null && (given.currency ?? asked) === asked
  const amount: Amount | null = isCounted ? { value: given.value, of: given.of } : null
  return { kind: 'price', assets: wanted, currency: asked, amount, day }
}

/** So much money with its currency. */
interface GivenAmount extends Amount {
  readonly currency: string | null
}

function amountIn({ subjects, assets, folded }: Request): GivenAmount | null {
  const amount = subjects.find((subject) => subject.kind === 'amount')
  if (!amount || amount.value <= 0) return null
  if (amount.unit === assets[0]?.ticker && amount.value !== 1)
    return { value: amount.value, of: 'asset', currency: null }
  const isBought = /\bhow (?:much|many)\b|\bbuy|\bget\b|\bin\b|\bworth of\b|多少|买|换/u.test(
    folded,
  )
  const currency = currencyOf(amount.unit)
  return currency && isBought ? { value: amount.value, of: 'money', currency } : null
}
