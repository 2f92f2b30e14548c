import { z } from 'zod'

/** What is read of Blockscout's replies; anything else in them is left out. */
const number = z.union([z.string(), z.number()]).nullish()
const text = z.string().nullish()
const moment = z.iso.datetime({ offset: true }).nullish()
const party = z.object({ hash: z.string().max(100) }).nullish()

const tokenInfo = z.object({
  /** `address` in older versions. */
  address_hash: text,
  address: text,
  name: text,
  symbol: text,
  decimals: number,
  type: text,
  reputation: text,
  exchange_rate: number,
})
export type TokenInfo = z.infer<typeof tokenInfo>

export const token = tokenInfo.extend({
  /** `holders` in older versions. */
  holders_count: number,
  holders: number,
  total_supply: number,
  circulating_market_cap: number,
})

export const address = z.object({
  hash: z.string().max(100),
  coin_balance: number,
  is_contract: z.boolean().nullish(),
  is_verified: z.boolean().nullish(),
  name: text,
  ens_domain_name: text,
})

export const counters = z.object({ transactions_count: number })

export const heldTokens = z.object({
  items: z.array(z.object({ token: tokenInfo, value: number })),
})

export const transactions = z.object({
  items: z.array(z.object({ timestamp: moment })),
  /** Null on the last page. */
  next_page_params: z.object({}).nullish(),
})

export const transaction = z.object({
  hash: z.string().max(100),
  timestamp: moment,
  status: text,
  /** `block` in older versions. */
  block_number: z.number().nullish(),
  block: z.number().nullish(),
  confirmations: z.number().nullish(),
  fee: z.object({ value: number }).nullish(),
  value: number,
  from: party,
  to: party,
  method: text,
  decoded_input: z
    .object({
      method_call: text,
      parameters: z.array(z.object({ name: text, type: text, value: z.unknown() })).nullish(),
    })
    .nullish(),
  token_transfers: z
    .array(
      z.object({
        from: party,
        to: party,
        token: tokenInfo.nullish(),
        total: z.object({ value: number, decimals: number }).nullish(),
      }),
    )
    .nullish(),
})

const price = z.union([z.number(), z.object({ price: z.number().nullish() })]).nullish()
export const stats = z.object({
  gas_prices: z.object({ slow: price, average: price, fast: price }).nullish(),
})
export type GasPrice = z.infer<typeof price>

export const blocks = z.array(z.object({ height: z.number().min(0), timestamp: moment })).min(1)
