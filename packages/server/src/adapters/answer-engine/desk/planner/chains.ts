import type { Plan } from '../plan.ts'
import type { Request } from './request.ts'

/** By the names of the table, as sources call the networks. */
const NETWORKS: ReadonlyMap<string, string> = new Map([
  ['Bitcoin', 'bitcoin'],
  ['Ethereum', 'ethereum'],
  ['Base', 'base'],
  ['Arbitrum', 'arbitrum'],
  ['Optimism', 'optimism'],
  ['Polygon', 'polygon'],
  ['Gnosis', 'gnosis'],
])

/** “ETH on Base” and “在 Base 上” are of Base. */
const PLACING = /(?:\b(?:on|over|via)(?: the)?|在)\s?$/u
/** Words of daily life that are chains there. */
const PLACED = /(?:\b(?:on|over|via)(?: the)? |在\s?)(base|arbitrum|optimism|polygon|gnosis)\b/u

type Named = Pick<Request, 'names' | 'folded' | 'inherits'>

/**
 * The chain that is named: the one on which something is, else the first; a ticker is a coin
 * beside the name of another chain. Of one that no source has, by its own name.
 */
export function chainNamed({ names, folded, inherits }: Named): string | null {
  const chains = names.flatMap(({ candidates, ...place }) => {
    const chain = candidates.find(({ kinds }) => kinds.includes('chain'))
    return chain ? [{ ...chain, ...place }] : []
  })
  const spelled = PLACED.exec(folded)?.[1]
  if (spelled) return spelled
  // Names of an earlier question stand in another text.
  const places = inherits ? [] : chains
  const isTicker = ({ start, end, ticker }: (typeof chains)[number]) =>
    folded.slice(start, end) === ticker?.toLowerCase()
  const chain =
    places.find(({ start }) => PLACING.test(folded.slice(0, start))) ??
    places.find((each) => !isTicker(each)) ??
    chains[0]
  return chain ? (NETWORKS.get(chain.name) ?? chain.name) : null
}

/** Beside fees a chain is meant, even by a word of daily life. */
export const chainSpelled = (folded: string): string | null =>
  /\b(base|arbitrum|optimism|polygon|gnosis)\b/u.exec(folded)?.[1] ?? null

const TOKEN =
  /\btokens?\b|\bcontract\b|\bcoin\b|\bfake\b|\bscam\b|\breal\b|代币|合约|假币|真的|真假/u

/** An address, a transaction or a name is what a question is about, whatever else it says. */
export function onChainPlan(request: Request): Plan | null {
  const { subjects, folded } = request
  for (const subject of subjects) {
    const network = chainNamed(request)
    if (subject.kind === 'transaction')
      return { kind: 'transaction', hash: subject.hash, network: networkOf(subject.chain, network) }
    if (subject.kind === 'name')
      return { kind: 'ens', name: subject.name, network: networkOf('evm', network) }
    if (subject.kind !== 'address') continue
    const { address, chain } = subject
    const kind = chain === 'evm' && TOKEN.test(folded) ? 'token' : 'address'
    return { kind, address, network: networkOf(chain, network) }
  }
  return null
}

/** A Bitcoin address is on Bitcoin, and one of EVM chains is not. */
function networkOf(chain: 'evm' | 'bitcoin', named: string | null): string | null {
  if (chain === 'bitcoin') return 'bitcoin'
  return named === 'bitcoin' ? null : named
}
