import { z } from 'zod'
import type { ChainSource, Transfer } from '../../ports/chain.ts'
import { inWholeUnits, readFigure, type Stated } from '../figures.ts'
import { DataClient, type ObserveRequest, orUnknown } from '../http/data-client.ts'
import { BITCOIN } from './networks.ts'

const NAME = 'Blockstream Explorer'
const SITE = 'https://blockstream.info'
const ATTRIBUTION = { name: NAME, url: SITE, text: 'Data from Esplora (Blockstream Explorer)' }
const STATE_MS = 30_000
const PER_MINUTE = 60
const MOST_TRANSFERS = 10
/** How addresses and hashes are refused that are none. */
const UNKNOWN = [400, 404]

const amount = z.number().int().min(0)
const seconds = z.number().min(0).max(8.64e12)
const status = z.object({
  confirmed: z.boolean(),
  block_height: amount.nullish(),
  block_time: seconds.nullish(),
})
const stats = z.object({ tx_count: amount, funded_txo_sum: amount, spent_txo_sum: amount })
const output = z.object({ scriptpubkey_address: z.string().max(100).nullish(), value: amount })
const shapes = {
  address: z.object({ chain_stats: stats, mempool_stats: stats }),
  transactions: z.array(z.object({ status })),
  transaction: z.object({
    txid: z.string(),
    fee: amount,
    vin: z.array(z.object({ prevout: output.nullish() })),
    vout: z.array(output),
    status,
  }),
  blocks: z.array(z.object({ height: amount, timestamp: seconds })).min(1),
  fees: z.record(z.string(), z.number()),
}

/** By how many blocks a transaction is to wait for. */
const SPEEDS = [
  ['slow', '144'],
  ['average', '6'],
  ['fast', '1'],
] as const

/** Bitcoin, from any server with Esplora's API. */
export function esplora(baseUrl: string, observe?: ObserveRequest): ChainSource {
  const client = new DataClient({ id: 'esplora', baseUrl, perMinute: PER_MINUTE }, observe)
  const addresses = client.reader(shapes.address, { forMs: STATE_MS })
  const histories = client.reader(shapes.transactions, { forMs: STATE_MS })
  const transactions = client.reader(shapes.transaction, { forMs: STATE_MS })
  const blocks = client.reader(shapes.blocks, { forMs: STATE_MS, most: 1 })
  const estimates = client.reader(shapes.fees, { forMs: STATE_MS, most: 1 })

  const figures = (asOf: Date, url: string) => {
    const source = { name: NAME, url }
    const stated = (kind: Stated['kind'], unit: string) => ({
      ...{ kind, unit, of: ['Bitcoin', 'BTC'], asOf, source },
    })
    return {
      btc: (satoshis: number) => readFigure(inWholeUnits(satoshis, 8), stated('chain', 'BTC')),
      of: (kind: Stated['kind'], unit: string, value: number | null | undefined) =>
        readFigure(value, stated(kind, unit)),
    }
  }

  async function tip(signal: AbortSignal) {
    const [newest] = (await blocks('/blocks', {}, signal)).data
    const at = new Date((newest?.timestamp ?? 0) * 1000)
    return { at, height: figures(at, SITE).of('chain', 'blocks', newest?.height) }
  }

  return {
    network: BITCOIN,
    name: NAME,
    attribution: ATTRIBUTION,
    async address(address, signal) {
      const path = `/address/${encodeURIComponent(address)}`
      const known = await orUnknown(addresses(path, {}, signal), UNKNOWN)
      if (!known) return null
      const { chain_stats, mempool_stats } = known.data
      const count = chain_stats.tx_count + mempool_stats.tx_count
      const recent = count > 0 ? (await histories(`${path}/txs`, {}, signal)).data : []
      const url = `${SITE}/address/${encodeURIComponent(address)}`
      const { btc, of } = figures(known.readAt, url)
      const times = recent.flatMap(({ status }) => status.block_time ?? [])
      const dated = (time: number | undefined) =>
        time === undefined ? null : new Date(time * 1000)
      return {
        ...{ network: BITCOIN, address, url, name: null, tokens: [] },
        ...{ isContract: null, isVerified: null },
        balance: btc(chain_stats.funded_txo_sum - chain_stats.spent_txo_sum),
        transactions: of('chain', 'transactions', count),
        lastActive: dated(times[0]),
        // All of them are on one page.
        firstActive: recent.length === count ? dated(times.at(-1)) : null,
      }
    },
    async transaction(hash, signal) {
      const path = `/tx/${encodeURIComponent(hash)}`
      const known = await orUnknown(transactions(path, {}, signal), UNKNOWN)
      if (!known) return null
      const { txid, fee, vin, vout, status } = known.data
      const url = `${SITE}/tx/${encodeURIComponent(txid)}`
      const at = status.block_time ? new Date(status.block_time * 1000) : null
      const { btc, of } = figures(at ?? known.readAt, url)
      const { height } = await tip(signal)
      const senders = vin.flatMap(({ prevout }) => prevout?.scriptpubkey_address ?? [])
      const transfers = vout.slice(0, MOST_TRANSFERS).flatMap((output): Transfer[] => {
        const moved = btc(output.value)
        const to = output.scriptpubkey_address ?? null
        return moved ? [{ from: senders[0] ?? null, to, amount: moved }] : []
      })
      const depth =
        height && status.block_height ? Number(height.value) - status.block_height + 1 : 0
      return {
        ...{ network: BITCOIN, hash: txid, at, url, call: null, transfers },
        status: status.confirmed ? 'succeeded' : 'pending',
        block: of('chain', 'blocks', status.block_height),
        confirmations: figures(known.readAt, url).of('chain', 'confirmations', Math.max(0, depth)),
        fee: btc(fee),
        value: btc(vout.reduce((total, { value }) => total + value, 0)),
        from: senders[0] ?? null,
        to: transfers.length === 1 ? (transfers[0]?.to ?? null) : null,
      }
    },
    token: async () => null,
    resolve: async () => null,
    async state(signal) {
      const [{ at, height }, fees] = await Promise.all([
        tip(signal),
        estimates('/fee-estimates', {}, signal),
      ])
      const { of } = figures(fees.readAt, SITE)
      return {
        ...{ network: BITCOIN, height, latestBlockAt: at, url: SITE },
        fees: SPEEDS.flatMap(([speed, blocks]) => {
          const price = of('fee', 'sat/vB', fees.data[blocks])
          return price ? [{ speed, price }] : []
        }),
      }
    },
  }
}
