import type { Plan } from '../plan.ts'
import type { Request } from './request.ts'
import { isPlain } from './residue.ts'

const MOST_DAYS = 30
const USUAL_DAYS = 7

/** Of the field, so that headlines of its publishers can be meant. */
const FIELD =
  /\bcrypto\w*\b|\bblockchains?\b|\bdefi\b|\bnfts?\b|\btokens?\b|\bcoins?\b|\bweb3\b|\bmarkets?\b|币|加密|区块链|链圈|行情|大盘|市场/u
/** Nothing else is said than that news is wanted. */
const NEWS =
  /\b(?:news|headlines?|happened|happening|going on|new|developments|updates?|any|there|anything|latest|read|top|stories|story|of|this week)\b|新闻|消息|头条|快讯|资讯|发生|动态|进展|有|哪些|最新|最近|近期|今天|什么|事|新/gu

const THEMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\betfs?\b/u, ['ETF']],
  [/\bsec\b|\bregulat\w*\b|监管|政策/u, ['SEC', 'regulation', '监管']],
  [/\bhacks?\w*\b|\bexploits?\b|黑客|被盗/u, ['hack', 'exploit', '黑客', '被盗']],
  [/\bdefi\b/u, ['DeFi']],
  [/\bnfts?\b/u, ['NFT']],
  [/\bstable ?coins?\b|稳定币/u, ['stablecoin', '稳定币']],
  [/\bairdrops?\b|空投/u, ['airdrop', '空投']],
]

/** Headlines on what is named, or of the whole field. */
export function newsPlan({ names, assets, days, folded, subjects }: Request): Plan | null {
  const named = [
    ...names.flatMap(({ candidates: [known] }) => [known?.name ?? '', known?.ticker ?? '']),
    ...assets.map(({ called }) => called),
  ]
  const themes = THEMES.flatMap(([pattern, found]) => (pattern.test(folded) ? found : []))
  const about = [...new Set([...named, ...themes])].filter(Boolean)
  const isOfField = about.length > 0 || FIELD.test(folded)
  // Places keep their length, so that those of names hold.
  const rest = folded.replace(NEWS, (word) => ' '.repeat(word.length))
  if (!isOfField && !isPlain(rest, subjects)) return null
  return { kind: 'news', about, days: Math.min(days ?? USUAL_DAYS, MOST_DAYS) }
}
