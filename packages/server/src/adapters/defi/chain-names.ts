import { slugOf } from './naming.ts'

/** What sources call a chain, and what else it is called; without what a name may end with. */
const OTHER_NAMES: Readonly<Record<string, readonly string[]>> = {
  bsc: ['bnb', 'bnbsmart', 'binancesmart'],
  op: ['optimism'],
  ton: ['toncoin', 'theopen'],
  near: ['nearprotocol'],
  core: ['coredao'],
  cosmoshub: ['cosmos'],
  gnosis: ['xdai'],
  icp: ['internetcomputer'],
  immutablezkevm: ['immutable'],
  kaia: ['klaytn'],
  multiversx: ['elrond'],
  rootstock: ['rsk'],
  viction: ['tomo'],
}
const NAMED = new Map(
  Object.entries(OTHER_NAMES).flatMap(([name, others]) => others.map((other) => [other, name])),
)

/** The same for all names of one chain, which the source, its makers and people call differently. */
export function chainKey(name: string): string {
  const whole = slugOf(name).replaceAll('-', '')
  const short = whole.replace(/(?<=..)(?:chain|network|mainnet|era)$/, '')
  return NAMED.get(short) ?? short
}
