import type { Project } from './vocabulary.ts'

/** So many have the largest markets: answers mean them even by names that are other words, too. */
const LARGEST = 60
const LATIN = /^[A-Za-z][A-Za-z0-9.]*$/
const TWO_WORDS = /^[A-Z][A-Za-z0-9]* [A-Z][A-Za-z0-9]*$/
const HAN = /^\p{Script=Han}{2,}$/u
const SHORTEST = 3

type AssetNames = Readonly<Record<string, readonly string[]>>

/**
 * How answers name assets, for `domain/figures`: by ticker, the names by which a text cannot mean
 * anything else. Those in small letters count in small letters as well.
 */
export function assetNames(projects: readonly Project[]): AssetNames {
  const found: Record<string, string[]> = {}
  const taken = new Set<string>()
  const assets = projects.filter(({ kind, ticker }) => kind === 'assets' && ticker)
  for (const [rank, asset] of assets.entries()) {
    const { ticker } = asset
    const all = asset.names.flatMap((name) => written(name, asset, rank < LARGEST))
    const names = [...new Set(all)].filter((name) => !taken.has(name))
    // Of two with one ticker the first has the larger market.
    if (!ticker || ticker in found || names.length === 0) continue
    found[ticker] = names
    for (const name of names) taken.add(name)
  }
  return found
}

function written(
  name: string,
  { names, ticker, everyday, jargon }: Project,
  isLarge: boolean,
): string[] {
  const isEveryday = everyday.includes(name)
  if (jargon.includes(name) || (isEveryday && !isLarge)) return []
  if (TWO_WORDS.test(name) || HAN.test(name)) return [name]
  if (!LATIN.test(name)) return []
  if (name === ticker) return name.length > 1 ? [name] : []
  if (name.length < SHORTEST) return []
  const isFormerTicker = name !== names[0] && name === name.toUpperCase()
  return [isFormerTicker || isEveryday ? name : name.toLowerCase()]
}

/** The module of `domain/figures` that holds them: what is pure reads no files. */
export function assetNamesModule(names: AssetNames): string {
  const quoted = (text: string) => `'${text}'`
  const rows = Object.entries(names).map(
    ([ticker, each]) => `  ${quoted(ticker)}: [${each.map(quoted).join(', ')}],`,
  )
  return `// Written by "node scripts/asset-names.ts" from packages/server/handbook/names/assets.yaml.
/** How texts name assets: by ticker, the names that mean nothing else. */
export const ASSET_NAMES: Readonly<Record<string, readonly string[]>> = {
${rows.join('\n')}
}
`
}
