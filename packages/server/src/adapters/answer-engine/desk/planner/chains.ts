import type { NamedSubject } from '../../../../subjects/subject.ts'
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

/** The first chain that is named: of one that no source has, by its own name. */
export function chainNamed(names: readonly NamedSubject[]): string | null {
  for (const { candidates } of names) {
    const chain = candidates.find(({ kinds }) => kinds.includes('chain'))
    if (chain) return NETWORKS.get(chain.name) ?? chain.name
  }
  return null
}

/** Beside fees a chain is meant, even by a word of daily life. */
export const chainSpelled = (folded: string): string | null =>
  /\b(base|arbitrum|optimism|polygon|gnosis)\b/u.exec(folded)?.[1] ?? null

const TOKEN =
  /\btokens?\b|\bcontract\b|\bcoin\b|\bfake\b|\bscam\b|\breal\b|代币|合约|假币|真的|真假/u

/** An address, a transaction or a name is what a question is about, whatever else it says. */
export function onChainPlan({ subjects, names, folded }: Request): Plan | null {
  for (const subject of subjects) {
    const network = chainNamed(names)
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
