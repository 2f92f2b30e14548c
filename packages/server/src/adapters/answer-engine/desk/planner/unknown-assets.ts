import type { Subject, TextSpan } from '../../../../subjects/subject.ts'
import type { WantedAsset } from '../plan.ts'

/** Capitals that are no ticker. */
const TERMS = new Set(
  `A AI AM API APR APY ATH ATL CEX CEO CME CPI DAO DCA DEFI DEX DYOR ETF ETFS EU EUR EVM FAQ FDV FED
  FNG FOMO FUD GBP GDP GMT HKD HOW I ICO INR IPO IS IT IV JPY KRW KYC L1 L2 MACD MEV MM NFT NFTS NO OI
  OK OR OTC PDF PNL PM POS POW ROI RPC RSI RWA SEC SDK SQL TA THE TPS TVL TWD UK UK US USA USD UTC VC VIX
  VS WHAT XIRR YOY YTD ZK CNY RMB NTD AND FOR NOW TOP NEW BIG ALL`.split(/\s+/),
)
const DAILY = new Set(
  `the a an it its this that my your our their his her one what which how crypto cryptocurrency coin coins
  token tokens market markets gas gold silver oil stock stocks share shares current latest live today
  now good best buy sell floor entry exit average same each any some all option options closing opening high
  low real spot fair target strike mark unit token price prices power house bread beer energy food
  liquidation conversion exchange asset assets digital altcoin altcoins bear bull minimum maximum
  electricity fuel btc's eth's mining nft land them these those you me us chart future something
  everything anything both either two three bottom data history move about over under with from for and`.split(
    /\s+/,
  ),
)

/** A ticker or name that the table does not have; the market may know it. */
export function unknownAssetsIn(
  text: string,
  folded: string,
  subjects: readonly Subject[],
): WantedAsset[] {
  const found = [
    ...text.matchAll(/\$([A-Za-z][A-Za-z0-9]{1,9})\b/g),
    ...(/[a-z]|\p{Script=Han}/u.test(text)
      ? text.matchAll(/(?<![\w.$-])([A-Z][A-Z0-9]{2,9})(?![\w.-])/g)
      : []),
    ...folded.matchAll(
      /\b(?:price|value|quote|chart|market cap|fdv|supply) (?:of|for) ([a-z][a-z0-9]{2,14})\b/g,
    ),
    ...folded.matchAll(/\b([a-z][a-z0-9]{2,14}) (?:price|quote|market cap|fdv)\b/g),
    ...folded.matchAll(
      /([a-z][a-z0-9]{2,14})\s?(?:币|代币)?的?(?:价格|币价|多少钱|现价|报价|走势|市值)/g,
    ),
  ]
  const names = found.flatMap((match) => {
    const name = match[1] ?? ''
    const start = match.index + match[0].indexOf(name)
    const isTaken = subjects.some((subject) => overlaps(subject, start, start + name.length))
    const isWord = DAILY.has(name.toLowerCase()) || TERMS.has(name.toUpperCase())
    return isTaken || isWord ? [] : [name.toUpperCase()]
  })
  return [...new Set(names)].map((called) => ({ called, ticker: null, others: [] }))
}

const overlaps = (place: TextSpan, start: number, end: number) =>
  place.start < end && start < place.end
