import type { Figure } from '../../../ports/figure.ts'
import type { DataKind } from '../../../ports/live-data.ts'
import type { Language } from '../../../ports.ts'
import type { NamedEntity } from '../../../subjects/subject.ts'

interface DataQuestion {
  readonly needs: DataKind
  /** The chain that has to be readable. */
  readonly chain?: string
  /** Once such a figure was found, there is nothing left to ask. */
  readonly gives?: Figure['kind']
  /** How people ask for it. */
  readonly asked: RegExp
}

interface NamedQuestion extends DataQuestion {
  readonly text: Readonly<Record<Language, (name: string) => string>>
}

interface EntryQuestion extends DataQuestion {
  /** The slugs of the entries after which it is of interest. */
  readonly after: readonly string[]
  readonly text: Readonly<Record<Language, string>>
}

const slugs = (list: string) => list.split(' ')

/** What a coin is called in a question: people write tickers in Chinese and names in English. */
export const spoken = ({ name, ticker }: NamedEntity, language: Language): string =>
  language === 'zh' && ticker ? ticker : name

export const OF_ASSET: readonly NamedQuestion[] = [
  {
    needs: 'market',
    gives: 'price',
    asked: /\b(?:prices?|costs?|worth|quote)\b|价|多少(?:钱|美)|行情/i,
    text: { en: (name) => `What does ${name} cost now?`, zh: (name) => `${name} 现在多少钱？` },
  },
  {
    needs: 'market',
    asked:
      /\b(?:chart|histor|moved?|trend|past|last|perform|days?|weeks?|months?|years?)|走势|历史|最近|图|[天周月年]/i,
    text: {
      en: (name) => `How has the price of ${name} moved over the last 30 days?`,
      zh: (name) => `${name} 最近 30 天的走势怎么样？`,
    },
  },
  {
    needs: 'market',
    gives: 'market',
    asked: /market cap|suppl|circulat|市值|供应|流通/i,
    text: {
      en: (name) => `What are the market cap and supply of ${name}?`,
      zh: (name) => `${name} 的市值和供应量是多少？`,
    },
  },
  {
    needs: 'news',
    asked: /news|headline|happen|新闻|消息|动态/i,
    text: {
      en: (name) => `What are the latest headlines about ${name}?`,
      zh: (name) => `${name} 最近有什么新闻？`,
    },
  },
]

/** Nobody asks of a stablecoin how far it has risen. */
export const OF_STABLECOIN: readonly NamedQuestion[] = [
  {
    needs: 'defi',
    asked: /\bpeg|脱锚|锚定/i,
    text: { en: (name) => `Is ${name} at its peg now?`, zh: (name) => `${name} 现在有没有脱锚？` },
  },
  ...OF_ASSET.filter(({ gives, needs }) => gives === 'market' || needs === 'news'),
]

export const OF_TWO_ASSETS = {
  needs: 'market',
  asked: /compar|\bvs\b|versus|against|对比|比较|相比|谁/i,
  text: {
    en: (one: string, other: string) => `Compare ${one} with ${other} over the last 30 days`,
    zh: (one: string, other: string) => `${one} 和 ${other} 最近 30 天谁涨得多？`,
  },
} as const

export const OF_PROTOCOL: readonly NamedQuestion[] = [
  {
    needs: 'defi',
    asked: /\btvl\b|locked|锁仓|锁定/i,
    text: {
      en: (name) => `What is the TVL of ${name} now?`,
      zh: (name) => `${name} 现在的 TVL 是多少？`,
    },
  },
  {
    needs: 'defi',
    asked: /\bfees?\b|revenue|手续费|收入/i,
    text: {
      en: (name) => `What fees and revenue does ${name} make now?`,
      zh: (name) => `${name} 现在的手续费和收入是多少？`,
    },
  },
]

export const OF_ENTRY: readonly EntryQuestion[] = [
  {
    needs: 'sentiment',
    gives: 'sentiment',
    after: slugs('fear-greed-sentiment market-cycles volatility technical-analysis altcoin-season'),
    asked: /fear|greed|sentiment|恐惧|贪婪|情绪/i,
    text: { en: 'What does the fear and greed index say today?', zh: '今天的恐惧贪婪指数是多少？' },
  },
  {
    needs: 'chain',
    chain: 'ethereum',
    gives: 'fee',
    after: slugs('fees-gas ethereum layer-2 smart-contracts swap-tokens token-standards mev'),
    asked: /\bgas\b.*\b(?:now|today|cost)|gas.*(?:现在|多少|今天)|(?:现在|今天).*gas/i,
    text: { en: 'What does gas on Ethereum cost now?', zh: '以太坊现在的 Gas 是多少？' },
  },
  {
    needs: 'chain',
    chain: 'bitcoin',
    gives: 'fee',
    after: slugs('mempool-and-confirmations bitcoin-lightning bitcoin-layers ordinals-and-runes'),
    asked: /\bfees?\b.*\b(?:now|today)|(?:现在|今天).*手续费|手续费.*(?:现在|今天)/i,
    text: { en: 'What are the fees on Bitcoin now?', zh: '比特币网络现在的手续费是多少？' },
  },
  {
    needs: 'chain',
    chain: 'bitcoin',
    after: slugs('halving bitcoin mining-proof-of-work mining-pools-and-hardware'),
    asked: /(?:when|next|until|countdown).*halving|下次减半|减半.*(?:还有|什么时候|何时|多久)/i,
    text: {
      en: 'How long is it until the next Bitcoin halving?',
      zh: '距离比特币下次减半还有多久？',
    },
  },
  {
    needs: 'defi',
    gives: 'defi',
    after: slugs('stablecoins stable-depeg tether-usdt usdc dai-usds synthetic-dollars'),
    asked: /\bpeg|脱锚|锚定/i,
    text: { en: 'Are the large stablecoins at their peg now?', zh: '主要稳定币现在有没有脱锚？' },
  },
  {
    needs: 'defi',
    gives: 'yield',
    after: slugs(
      'staking liquid-staking restaking stake-step-by-step real-yield yield-vaults lending aave lido',
    ),
    asked: /\b(?:yields?|apy|apr|pays?)\b|收益率|年化/i,
    text: {
      en: 'Which pools pay the highest yield on ETH now?',
      zh: '现在 ETH 收益率最高的池子有哪些？',
    },
  },
  {
    needs: 'defi',
    gives: 'defi',
    after: slugs('defi dex-amm uniswap curve-stableswap governance-tokens dex-aggregators'),
    asked: /\btvl\b|most value|largest|锁仓|最大/i,
    text: {
      en: 'Which DeFi protocols hold the most value now?',
      zh: '现在锁仓量最大的 DeFi 协议有哪些？',
    },
  },
  {
    needs: 'market',
    gives: 'derivatives',
    after: slugs(
      'funding-rate futures-perpetuals perpetual-dexes open-interest leverage-liquidation short-selling',
    ),
    asked: /funding|资金费率/i,
    text: { en: 'What is the funding rate of Bitcoin now?', zh: '比特币现在的资金费率是多少？' },
  },
  {
    needs: 'market',
    gives: 'market',
    after: slugs('bitcoin-dominance altcoin-season market-structure market-cap-fdv market-cycles'),
    asked: /dominance|share|占比|市占/i,
    text: {
      en: 'What share of the whole market does Bitcoin have now?',
      zh: '比特币现在的市值占比是多少？',
    },
  },
  {
    needs: 'market',
    after: slugs('altcoins-evaluation memecoins crypto-indices tokenomics'),
    asked: /trending|热门/i,
    text: { en: 'Which coins are trending now?', zh: '现在哪些币最热门？' },
  },
  {
    needs: 'market',
    after: slugs(
      'exchanges choosing-an-exchange exchange-listings exchange-flows liquidity-and-order-books',
    ),
    asked:
      /(?:largest|most).*exchange|exchange.*(?:largest|most)|(?:最大|成交).*交易所|交易所.*(?:最大|成交)/i,
    text: { en: 'Which exchanges trade the most now?', zh: '现在成交量最大的交易所有哪些？' },
  },
]

interface FigureQuestion extends DataQuestion {
  /** After figures of such a kind where nothing is named that could be asked about. */
  readonly after: Figure['kind']
  readonly text: Readonly<Record<Language, string>>
}

export const OF_FIGURES: readonly FigureQuestion[] = [
  {
    needs: 'market',
    gives: 'price',
    after: 'sentiment',
    asked: /\bprices?\b|价/i,
    text: { en: 'What does Bitcoin cost now?', zh: '比特币现在多少钱？' },
  },
  {
    needs: 'market',
    gives: 'price',
    after: 'fee',
    asked: /\bprices?\b|价/i,
    text: { en: 'What does Ethereum cost now?', zh: '以太坊现在多少钱？' },
  },
  {
    needs: 'sentiment',
    after: 'market',
    asked: /fear|greed|sentiment|恐惧|贪婪|情绪/i,
    text: { en: 'What does the fear and greed index say today?', zh: '今天的恐惧贪婪指数是多少？' },
  },
  {
    needs: 'market',
    after: 'market',
    asked: /trending|热门/i,
    text: { en: 'Which coins are trending now?', zh: '现在哪些币最热门？' },
  },
]
