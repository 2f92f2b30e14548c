import type { Attribution } from '../../ports/attribution.ts'
import type { HeldToken } from '../../ports/chain.ts'
import { inWholeUnits, readFigure } from '../figures.ts'
import { plainName } from '../http/plain-text.ts'
import type * as shapes from './blockscout-shapes.ts'

export const BLOCKSCOUT: Attribution = {
  name: 'Blockscout',
  url: 'https://www.blockscout.com',
  text: 'Data by Blockscout',
}

export const calledOf = ({ name, symbol, reputation }: shapes.TokenInfo) => ({
  name: plainName(name ?? '', 60),
  symbol: plainName(symbol ?? '', 20),
  isSuspicious: reputation === 'scam',
})

type Amount = string | number | null | undefined

/** What has no decimals is no amount: a token of a kind that is not divided. */
export function amountOf(
  token: shapes.TokenInfo,
  value: Amount,
  decimals: Amount,
  asOf: Date,
  url: string,
) {
  const { name, symbol } = calledOf(token)
  if (value === null || value === undefined || decimals === null || decimals === undefined)
    return null
  const source = { name: BLOCKSCOUT.name, url }
  const stated = {
    kind: 'chain',
    unit: symbol.toUpperCase(),
    of: [name, symbol],
    asOf,
    source,
  } as const
  return readFigure(inWholeUnits(value, Number(decimals)), stated)
}

export function heldOf(
  token: shapes.TokenInfo,
  value: Amount,
  asOf: Date,
  url: string,
): HeldToken[] {
  const amount = amountOf(token, value, token.decimals, asOf, url)
  const address = token.address_hash ?? token.address
  if (!amount || !address) return []
  const isPriced = Number(token.exchange_rate ?? 0) > 0
  return [{ ...calledOf(token), address: plainName(address, 100), amount, isPriced }]
}

interface Called {
  readonly method?: string | null | undefined
  readonly decoded_input?:
    | {
        readonly method_call?: string | null | undefined
        readonly parameters?:
          | readonly { readonly name?: string | null | undefined; readonly value?: unknown }[]
          | null
          | undefined
      }
    | null
    | undefined
}

/** `transfer(address to, uint256 value): to = 0x…, value = 5`, or the bare name. */
export function callOf({ method, decoded_input }: Called): string | null {
  const { method_call, parameters } = decoded_input ?? {}
  if (!method_call) return method ? plainName(method, 60) : null
  const given = (parameters ?? []).map(({ name, value }) =>
    plainName(`${name ?? '?'} = ${typeof value === 'string' ? value : JSON.stringify(value)}`, 90),
  )
  return plainName([method_call, given.slice(0, 6).join(', ')].filter(Boolean).join(': '), 500)
}
