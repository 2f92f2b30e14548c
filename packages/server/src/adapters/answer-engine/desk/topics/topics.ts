import type { Plan } from '../plan.ts'
import { chain, halving } from './chain.ts'
import { chart } from './chart.ts'
import { compare } from './compare.ts'
import { fees, largest, tvl, yields } from './defi.ts'
import { ens } from './ens.ts'
import { derivatives, exchanges, ranking, trending, wholeMarket } from './market.ts'
import { mood } from './mood.ts'
import { news } from './news.ts'
import { address, token, transaction } from './on-chain.ts'
import { placed } from './placed.ts'
import { price, ratio } from './price.ts'
import { profile } from './profile.ts'
import { regular } from './regular.ts'
import { stablecoins } from './stablecoins.ts'
import type { PlanOf, Topic } from './topic.ts'

type Topics = { readonly [K in Plan['kind']]: Topic<PlanOf<K>> }

const TOPICS: Topics = {
  ...{ price, ratio, compare, chart, regular, ranking, placed, trending, wholeMarket, exchanges },
  ...{ derivatives, profile, tvl, largest, fees, yields, stablecoins, mood, chain, halving },
  ...{ address, transaction, token, ens, news },
}

/** How a plan is read and written. */
export function topicOf(plan: Plan): Topic<Plan> {
  // The topic of a plan's own kind takes that plan.
  return TOPICS[plan.kind] as Topic<Plan>
}
