import { z } from 'zod'

/** The shapes that Esplora and Blockscout publish, as far as they are used, in our own words. */
const text = z.string().nullable()
const count = z.number().int()
const sums = z.strictObject({
  ...{ tx_count: count, funded_txo_count: count, funded_txo_sum: count },
  ...{ spent_txo_count: count, spent_txo_sum: count },
})
const output = z.strictObject({
  ...{ scriptpubkey: z.string(), scriptpubkey_asm: z.string(), scriptpubkey_type: z.string() },
  ...{ scriptpubkey_address: z.string().optional(), value: count },
})
const bitcoinTransaction = z.strictObject({
  ...{ txid: z.string(), version: count, locktime: count, size: count, weight: count, fee: count },
  vin: z.array(
    z.strictObject({
      ...{ txid: z.string(), vout: count, is_coinbase: z.boolean(), scriptsig: z.string() },
      ...{ scriptsig_asm: z.string(), sequence: count, prevout: output.nullable() },
    }),
  ),
  vout: z.array(output),
  status: z.strictObject({
    ...{ confirmed: z.boolean(), block_height: count.optional() },
    ...{ block_hash: z.string().optional(), block_time: count.optional() },
  }),
})
const block = z.strictObject({
  ...{ id: z.string(), height: count, version: count, timestamp: count, mediantime: count },
  ...{ bits: count, nonce: count, merkle_root: z.string(), tx_count: count, size: count },
  ...{ weight: count, previousblockhash: z.string(), difficulty: z.number() },
})

const party = z.strictObject({
  ...{ hash: z.string(), name: text, ens_domain_name: text, implementation_name: text },
  ...{ is_contract: z.boolean(), is_verified: z.boolean(), metadata: z.unknown() },
  ...{ private_tags: z.array(z.unknown()), public_tags: z.array(z.unknown()) },
  ...{ watchlist_names: z.array(z.unknown()), reputation: z.enum(['ok', 'scam']).nullable() },
})
const token = z.strictObject({
  ...{ address_hash: z.string(), name: text, symbol: text, decimals: text, type: z.string() },
  ...{ exchange_rate: text, holders_count: text, total_supply: text, icon_url: text },
  ...{ circulating_market_cap: text, volume_24h: text },
  reputation: z.enum(['ok', 'scam']).nullable(),
})
const paged = (item: z.ZodType) =>
  z.strictObject({ items: z.array(item), next_page_params: z.object({}).nullable() })
const transaction = z.strictObject({
  ...{ hash: z.string(), timestamp: z.iso.datetime(), status: z.enum(['ok', 'error']) },
  ...{ result: z.string(), block_number: count, confirmations: count, value: z.string() },
  ...{ fee: z.strictObject({ type: z.string(), value: z.string() }), method: text, type: count },
  ...{ from: party, to: party.nullable() },
  decoded_input: z
    .strictObject({
      ...{ method_call: z.string(), method_id: z.string() },
      parameters: z.array(
        z.strictObject({ name: z.string(), type: z.string(), value: z.unknown() }),
      ),
    })
    .nullable(),
  token_transfers: z.array(
    z.strictObject({
      ...{ from: party, to: party, token, log_index: count, type: z.string() },
      ...{ block_hash: z.string(), transaction_hash: z.string(), token_type: z.string() },
      ...{ method: text, timestamp: z.iso.datetime() },
      total: z.strictObject({ value: z.string(), decimals: text }),
    }),
  ),
})
const address = party.extend({
  ...{ coin_balance: text, exchange_rate: text, token: token.nullable() },
  ...{ creator_address_hash: text, creation_transaction_hash: text, creation_status: text },
  ...{ block_number_balance_updated_at: count.nullable(), has_tokens: z.boolean() },
  ...{ has_logs: z.boolean(), has_token_transfers: z.boolean() },
  ...{ has_beacon_chain_withdrawals: z.boolean(), has_validated_blocks: z.boolean() },
})

/** By path, of Esplora. */
export const publishedByEsplora = (known: string, hash: string) => ({
  [`/address/${known}`]: z.strictObject({
    ...{ address: z.string(), chain_stats: sums, mempool_stats: sums },
  }),
  [`/address/${known}/txs`]: z.array(bitcoinTransaction),
  [`/tx/${hash}`]: bitcoinTransaction,
  '/blocks': z.array(block),
  '/fee-estimates': z.record(z.string().regex(/^\d+$/), z.number()),
})

/** By path, of Blockscout's REST API, version 2. */
export const publishedByBlockscout = (
  known: string,
  hash: string,
  contract: string,
  name: string,
) => ({
  [`/addresses/${known}`]: address,
  [`/addresses/${known}/counters`]: z.strictObject({
    ...{ transactions_count: z.string(), token_transfers_count: z.string() },
    ...{ gas_usage_count: z.string(), validations_count: z.string() },
  }),
  [`/addresses/${known}/tokens`]: paged(
    z.strictObject({ token, value: z.string(), token_id: text, token_instance: z.unknown() }),
  ),
  [`/addresses/${known}/transactions`]: paged(transaction),
  [`/addresses/${known}/transactions?sort=block_number&order=asc`]: paged(transaction),
  [`/search/quick?q=${name}`]: z.array(
    z.looseObject({
      ...{ type: z.string(), name: text, address_hash: text },
      ens_info: z
        .strictObject({
          ...{ address_hash: text, expiry_date: z.iso.datetime().optional() },
          ...{ name: z.string(), names_count: count },
        })
        .optional(),
    }),
  ),
  [`/transactions/${hash}`]: transaction,
  [`/tokens/${contract}`]: token,
  '/stats': z.strictObject({
    ...{ total_blocks: z.string(), total_addresses: z.string(), total_transactions: z.string() },
    ...{ average_block_time: z.number(), coin_price: text, total_gas_used: z.string() },
    ...{ transactions_today: text, gas_used_today: z.string(), static_gas_price: text },
    gas_prices: z.strictObject({ slow: z.number(), average: z.number(), fast: z.number() }),
    ...{ market_cap: z.string(), network_utilization_percentage: z.number() },
  }),
  '/main-page/blocks': z.array(
    z.looseObject({ height: count, timestamp: z.iso.datetime(), hash: z.string() }),
  ),
})

const owner = z.strictObject({ hash: z.string() })

/** By path, of Blockscout's name service. */
export const publishedByNameService = (name: string) => ({
  [`/services/bens/api/v1/1/domains/${name}?only_active=true`]: z.strictObject({
    ...{ id: z.string(), name: z.string(), owner, registrant: owner },
    ...{ resolved_address: owner.nullable(), other_addresses: z.record(z.string(), z.string()) },
    ...{ expiry_date: z.iso.datetime(), registration_date: z.iso.datetime() },
    ...{ tokens: z.array(z.unknown()), stored_offchain: z.boolean() },
    ...{ resolved_with_wildcard: z.boolean(), protocol: z.looseObject({ id: z.string() }) },
  }),
})
