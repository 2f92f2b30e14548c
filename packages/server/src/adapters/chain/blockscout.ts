import type { ChainSource, ChainToken, Transfer } from '../../ports/chain.ts'
import { inWholeUnits, readFigure, type Stated } from '../figures.ts'
import { type DataClient, orUnknown } from '../http/data-client.ts'
import { plainName } from '../http/plain-text.ts'
import { earliestIn, latestIn } from './activity.ts'
import * as shapes from './blockscout-shapes.ts'
import { amountOf, BLOCKSCOUT, calledOf, callOf, heldOf } from './blockscout-tokens.ts'
import type { ResolveName } from './name-service.ts'
import type { EvmNetwork } from './networks.ts'

const STATE_MS = 15_000
const MOST_TOKENS = 15
const MOST_TRANSFERS = 10
/** Of an EVM chain's own coin. */
const DECIMALS = 18
/** How addresses and hashes are refused that are none. */
const UNKNOWN = [400, 404, 422]

interface Access {
  readonly client: DataClient
  /** Of this chain, up to and with `/api/v2`. */
  readonly path: string
  /** Null where addresses have no names. */
  readonly resolve: ResolveName | null
}

/** One EVM chain, from Blockscout's multichain API or an instance of its own. */
export function blockscout(
  { chainId, site, ...network }: EvmNetwork,
  { client, path: base, resolve }: Access,
): ChainSource {
  const { name, symbol } = network
  const brief = { forMs: STATE_MS }
  const addresses = client.reader(shapes.address, brief)
  const counted = client.reader(shapes.counters, brief)
  const held = client.reader(shapes.heldTokens, brief)
  const histories = client.reader(shapes.transactions, brief)
  const transactions = client.reader(shapes.transaction, brief)
  const tokens = client.reader(shapes.token, brief)
  const stats = client.reader(shapes.stats, brief)
  const blocks = client.reader(shapes.blocks, brief)

  const figures = (asOf: Date, url: string, of: readonly string[] = [name, symbol]) => {
    const source = { name: BLOCKSCOUT.name, url }
    const stated = (kind: Stated['kind'], unit: string) => ({ kind, unit, of, asOf, source })
    return {
      of: (kind: Stated['kind'], unit: string, value: string | number | null | undefined) =>
        readFigure(value, stated(kind, unit)),
      coins: (wei: string | number | null | undefined) =>
        // The coin first: that of Scroll is ETH, and a token is called Scroll, too.
        readFigure(inWholeUnits(wei ?? '', DECIMALS), {
          ...stated('chain', symbol),
          of: [symbol, name],
        }),
    }
  }

  return {
    network,
    name: BLOCKSCOUT.name,
    attribution: BLOCKSCOUT,
    resolve: async (called, signal) => (resolve ? resolve(called, signal) : null),
    async address(wanted, signal) {
      const path = `${base}/addresses/${encodeURIComponent(wanted)}`
      const known = await orUnknown(addresses(path, {}, signal), UNKNOWN)
      if (!known) return null
      const [counts, balances, recent] = await Promise.all([
        orUnknown(counted(`${path}/counters`, {}, signal), UNKNOWN),
        orUnknown(held(`${path}/tokens`, { type: 'ERC-20' }, signal), UNKNOWN),
        orUnknown(histories(`${path}/transactions`, {}, signal), UNKNOWN),
      ])
      const firstActive = await earliestIn(recent?.data, async () => {
        const oldestFirst = { sort: 'block_number', order: 'asc' }
        return (await histories(`${path}/transactions`, oldestFirst, signal)).data
      })
      const { hash, coin_balance, is_contract, is_verified, ...named } = known.data
      const url = `${site}/address/${encodeURIComponent(hash)}`
      const figure = figures(known.readAt, url)
      const called = named.ens_domain_name ?? named.name
      return {
        ...{ network, address: hash, url, firstActive, lastActive: latestIn(recent?.data) },
        balance: figure.coins(coin_balance),
        transactions: figure.of('chain', 'transactions', counts?.data.transactions_count),
        isContract: is_contract === true,
        isVerified: is_contract ? (is_verified ?? null) : null,
        name: called ? plainName(called, 60) : null,
        tokens: (balances?.data.items ?? [])
          .slice(0, MOST_TOKENS)
          .flatMap(({ token, value }) => heldOf(token, value, known.readAt, url)),
      }
    },
    async transaction(wanted, signal) {
      const path = `${base}/transactions/${encodeURIComponent(wanted)}`
      const known = await orUnknown(transactions(path, {}, signal), UNKNOWN)
      if (!known) return null
      const { hash, timestamp, status, fee, value, from, to, token_transfers, ...more } = known.data
      const url = `${site}/tx/${encodeURIComponent(hash)}`
      const at = timestamp ? new Date(timestamp) : null
      const figure = figures(at ?? known.readAt, url)
      const { confirmations } = more
      return {
        ...{ network, hash, at, url, from: from?.hash ?? null, to: to?.hash ?? null },
        status: status === 'ok' ? 'succeeded' : status === 'error' ? 'failed' : 'pending',
        block: figure.of('chain', 'blocks', more.block_number ?? more.block),
        confirmations: figures(known.readAt, url).of('chain', 'confirmations', confirmations),
        fee: figure.coins(fee?.value),
        value: figure.coins(value),
        call: callOf(more),
        transfers: (token_transfers ?? [])
          .slice(0, MOST_TRANSFERS)
          .flatMap((transfer): Transfer[] => {
            const { token, total, ...parties } = transfer
            const decimals = total?.decimals ?? token?.decimals
            const amount = token && amountOf(token, total?.value, decimals, at ?? known.readAt, url)
            const [sender, receiver] = [parties.from?.hash ?? null, parties.to?.hash ?? null]
            return amount ? [{ from: sender, to: receiver, amount }] : []
          }),
      }
    },
    async token(wanted, signal): Promise<ChainToken | null> {
      const path = `${base}/tokens/${encodeURIComponent(wanted)}`
      const known = await orUnknown(tokens(path, {}, signal), UNKNOWN)
      if (!known) return null
      const { data, readAt } = known
      const url = `${site}/token/${encodeURIComponent(wanted)}`
      const { name, symbol, isSuspicious } = calledOf(data)
      const figure = figures(readAt, url, [name, symbol])
      return {
        ...{ network, address: data.address_hash ?? data.address ?? wanted, name, symbol, url },
        supply: amountOf(data, data.total_supply, data.decimals, readAt, url),
        holders: figure.of('chain', 'holders', data.holders_count ?? data.holders),
        price: figure.of('price', 'USD', data.exchange_rate),
        marketCap: figure.of('market', 'USD', data.circulating_market_cap),
        isSuspicious,
      }
    },
    async state(signal) {
      const [{ data, readAt }, recent] = await Promise.all([
        stats(`${base}/stats`, {}, signal),
        blocks(`${base}/main-page/blocks`, {}, signal),
      ])
      const [newest] = recent.data
      const at = newest?.timestamp ? new Date(newest.timestamp) : recent.readAt
      const gas = (price: shapes.GasPrice) =>
        figures(readAt, site).of('fee', 'gwei', typeof price === 'object' ? price?.price : price)
      return {
        ...{ network, latestBlockAt: at, url: site },
        height: figures(at, site).of('chain', 'blocks', newest?.height),
        fees: (['slow', 'average', 'fast'] as const).flatMap((speed) => {
          const price = gas(data.gas_prices?.[speed])
          return price ? [{ speed, price }] : []
        }),
      }
    },
  }
}
