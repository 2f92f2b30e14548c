/**
 * The assets that texts name most: ticker first, then the names that are no other word even in
 * small letters. What else an answer is about is named by its figures.
 */
const COMMON = [
  'BTC bitcoin bitcoins 比特币 大饼',
  'ETH ether ethereum 以太坊 以太币 以太',
  'SOL solana',
  'BNB',
  'XRP 瑞波币 瑞波',
  'ADA cardano 艾达币',
  'DOGE dogecoin 狗狗币',
  'SHIB shiba 柴犬币',
  'TON toncoin',
  'TRX tron 波场',
  'DOT polkadot 波卡',
  'AVAX avalanche 雪崩',
  'LINK chainlink',
  'LTC litecoin 莱特币',
  'BCH 比特币现金',
  'XMR monero 门罗币',
  'ZEC zcash',
  'UNI uniswap',
  'AAVE aave',
  'ATOM cosmos',
  'NEAR Near',
  'APT aptos',
  'SUI sui',
  'ARB arbitrum',
  'OP Optimism',
  'PEPE',
  'HYPE hyperliquid',
  'USDT tether 泰达币',
  'USDC',
  'DAI',
  'OKB',
  'FIL filecoin',
  'ICP',
  'STRK starknet',
  'PAXG',
].map((line) => line.split(' '))

/** Names of assets, and how each is found in a text. */
export interface Names {
  /** By word in Latin letters, as it is written or in small letters. */
  readonly latin: ReadonlyMap<string, string>
  /** Names of two parts, by the first of them. */
  readonly pairs: ReadonlyMap<string, readonly (readonly [second: string, asset: string])[]>
  /** Names in other scripts. */
  readonly others: RegExp
  readonly byOther: ReadonlyMap<string, string>
}

const LATIN = /^[A-Za-z][A-Za-z0-9.]*$/

/** The names of the common assets, and those that figures bring along. */
export function namesOf(groups: readonly (readonly string[])[]): Names {
  const latin = new Map<string, string>()
  const pairs = new Map<string, [string, string][]>()
  const byOther = new Map<string, string>()
  for (const [asset = '', ...names] of COMMON) {
    for (const name of [asset, ...names]) (LATIN.test(name) ? latin : byOther).set(name, asset)
  }
  for (const group of groups) {
    const asset = assetOf(group, latin, byOther)
    for (const name of group) {
      const [first = '', second] = name.split(' ')
      if (second !== undefined) pairs.set(first, [...(pairs.get(first) ?? []), [second, asset]])
      else if (LATIN.test(name)) latin.set(name, latin.get(name) ?? asset)
      else if (name !== '') byOther.set(name, byOther.get(name) ?? asset)
    }
  }
  const longestFirst = [...byOther.keys()].sort((a, b) => b.length - a.length)
  const others = new RegExp(longestFirst.map(escaped).join('|') || '(?!)', 'g')
  return { latin, pairs, others, byOther }
}

/** One name for what a figure is of, the same for all figures of it. */
export function assetOf(
  group: readonly string[],
  latin: ReadonlyMap<string, string>,
  others: ReadonlyMap<string, string>,
): string {
  for (const name of group) {
    const known = latin.get(name) ?? latin.get(name.toLowerCase()) ?? others.get(name)
    if (known) return known
  }
  return group[0] ?? ''
}

const escaped = (name: string) => name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

export interface Mention {
  readonly start: number
  readonly end: number
  readonly asset: string
}

const WORD = /[A-Za-z][A-Za-z0-9]*/g

/** Every asset that a text names, in order. */
export function mentionsIn(text: string, { latin, pairs, others, byOther }: Names): Mention[] {
  const found: Mention[] = []
  for (const match of text.matchAll(WORD)) {
    const [word] = match
    const start = match.index
    const end = start + word.length
    const pair = pairs.get(word)?.find(([second]) => text.startsWith(second, end + 1))
    if (pair) found.push({ start, end: end + 1 + pair[0].length, asset: pair[1] })
    const asset = latin.get(word) ?? latin.get(plain(word))
    if (!pair && asset !== undefined) found.push({ start, end, asset })
  }
  for (const match of text.matchAll(others)) {
    const asset = byOther.get(match[0])
    if (asset) found.push({ start: match.index, end: match.index + match[0].length, asset })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** A name may begin with a capital; a ticker is never in small letters. */
const plain = (word: string) => (/^[A-Z]?[a-z0-9]+$/.test(word) ? word.toLowerCase() : '')
