import type { Card, CardItem } from '@coinquiry/markdown/card-table'
import type { ChainAddress, ChainToken, ChainTransaction } from '../../../ports/chain.ts'
import type { YieldPool } from '../../../ports/defi.ts'
import type { AssetProfile } from '../../../ports/market-data.ts'
import { type CardContext, cardOf, itemsOf } from './card-items.ts'
import { DRAWING_TEXTS } from './texts.ts'

export const MOST_CATEGORIES = 3
const MOST_CONTRACTS = 2
const MOST_TOKENS = 5

const IN_CARD = [
  ...(['price', 'change24h', 'change7d', 'change30d', 'change1y', 'marketCap'] as const),
  ...(['fullyDilutedValuation', 'volume24h', 'circulatingSupply', 'maxSupply'] as const),
  ...(['allTimeHigh', 'fromAllTimeHigh'] as const),
]

export function assetCard(profile: AssetProfile, context: CardContext): Card {
  const { name, symbol, figures, categories, contracts } = profile
  const items = itemsOf(context)
  return cardOf(
    {
      title: `${name} (${symbol})`,
      items: [
        ...IN_CARD.flatMap((key) => items.figure(key, figures[key])),
        ...items.text('categories', categories.slice(0, MOST_CATEGORIES).join(' · ')),
        ...contracts
          .slice(0, MOST_CONTRACTS)
          .flatMap(({ platform, address }) => items.code('contract', address, platform)),
      ],
    },
    Object.values(figures),
    context,
  )
}

export function addressCard(known: ChainAddress, context: CardContext): Card {
  const texts = DRAWING_TEXTS[context.language]
  const items = itemsOf(context)
  const { isContract, isVerified, tokens } = known
  const code = isVerified === null ? 'unknown' : isVerified ? 'verified' : 'unverified'
  return cardOf(
    {
      title: texts.titles.address(known.network.name),
      items: [
        ...items.code('address', known.address),
        ...items.figure('balance', known.balance),
        ...items.text(
          'kind',
          isContract === null ? null : texts.contract[isContract ? code : 'none'],
        ),
        ...items.text('name', known.name),
        ...items.figure('transactions', known.transactions),
        ...items.time('firstActive', known.firstActive),
        ...items.time('lastActive', known.lastActive),
        ...tokens
          .slice(0, MOST_TOKENS)
          .flatMap(({ amount, isSuspicious }) =>
            items.figure('holds', amount, isSuspicious ? texts.suspiciousToken : undefined),
          ),
      ],
    },
    [known.balance, known.transactions],
    context,
  )
}

export function transactionCard(known: ChainTransaction, context: CardContext): Card {
  const texts = DRAWING_TEXTS[context.language]
  const items = itemsOf(context)
  return cardOf(
    {
      title: texts.titles.transaction(known.network.name),
      items: [
        ...items.code('hash', known.hash),
        ...items.text('status', texts.status[known.status]),
        ...items.time('at', known.at),
        ...items.figure('value', known.value),
        ...items.figure('fee', known.fee),
        ...items.figure('block', known.block),
        ...items.figure('confirmations', known.confirmations),
        ...items.code('from', known.from),
        ...items.code('to', known.to),
        ...items.code('call', known.call),
      ].map(lasting),
    },
    [known.confirmations, known.fee, known.value],
    context,
  )
}

/** What a block holds does not age. */
const lasting = ({ stale: _, ...item }: CardItem): CardItem => item

/** `imitated` is the known asset whose name the token bears without being it. */
export function tokenCard(known: ChainToken, imitated: string | null, context: CardContext): Card {
  const texts = DRAWING_TEXTS[context.language]
  const items = itemsOf(context)
  const { supply, holders, price, marketCap } = known
  const suspicion = known.isSuspicious && texts.isSuspicious(context.source)
  const warning = imitated ? texts.imitates(imitated) : suspicion
  return cardOf(
    {
      title: `${known.name} (${known.symbol})`,
      items: [
        ...items.code('contract', known.address, known.network.name),
        ...items.figure('price', price),
        ...items.figure('marketCap', marketCap),
        ...items.figure('supply', supply),
        ...items.figure('holders', holders),
      ],
    },
    [supply, holders, price, marketCap],
    context,
    warning ? { text: warning, mark: imitated ? texts.spoofed : texts.suspicious } : null,
  )
}

export function poolCard(pool: YieldPool, context: CardContext): Card {
  const items = itemsOf(context)
  const { apy, apyBase, apyReward, apyMean30d, tvl } = pool
  return cardOf(
    {
      title: DRAWING_TEXTS[context.language].titles.pool(pool.symbol, pool.project),
      items: [
        ...items.figure('apy', apy),
        ...items.figure('apyMean30d', apyMean30d),
        ...items.figure('apyBase', apyBase),
        ...items.figure('apyReward', apyReward),
        ...items.figure('tvl', tvl),
        ...items.text('chain', pool.chain),
      ],
    },
    [apy, tvl],
    context,
  )
}
