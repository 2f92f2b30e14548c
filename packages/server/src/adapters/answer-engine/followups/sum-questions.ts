import type { Language } from '../../../ports.ts'

interface SumQuestion {
  /** The slugs of the entries after which it is of interest. */
  readonly after: readonly string[]
  readonly text: Readonly<Record<Language, string>>
}

const slugs = (list: string) => list.split(' ')

/** Sums with numbers to change; each has all that its calculator needs. */
export const SUMS: readonly SumQuestion[] = [
  {
    after: slugs(
      'staking stake-step-by-step liquid-staking restaking lido ethereum validators-and-slashing real-yield',
    ),
    text: {
      en: 'How much do I earn staking 10 ETH at 3% APR for a year?',
      zh: '质押 10 个 ETH，年化 3%，一年收益多少？',
    },
  },
  {
    after: slugs(
      'exchange-earn savings-and-emergency-fund yield-vaults yield-tokenization tokenized-treasuries stablecoins',
    ),
    text: {
      en: 'How much interest do I get on $1,000 at 5% APY for 90 days?',
      zh: '1000 美元按年化 5% 存 90 天，利息有多少？',
    },
  },
  {
    after: slugs(
      'leverage-liquidation futures-perpetuals perpetual-dexes margin-trading hyperliquid short-selling',
    ),
    text: {
      en: 'What is the liquidation price of a 10x long opened at $60,000?',
      zh: '10 倍做多，60000 美元开仓，爆仓价是多少？',
    },
  },
  {
    after: slugs('liquidity-mining-impermanent-loss dex-amm uniswap curve-stableswap defi'),
    text: {
      en: 'How big is the impermanent loss if ETH doubles?',
      zh: 'ETH 翻倍的话无常损失是多少？',
    },
  },
  {
    after: slugs(
      'volatility market-cycles risk-management memecoins altcoins-evaluation bitcoin dogecoin shiba-inu portfolio-diversification',
    ),
    text: {
      en: 'How much must a coin rise to recover from a 50% drop?',
      zh: '跌了 50%，要涨多少才能回本？',
    },
  },
  {
    after: slugs(
      'position-sizing risk-management order-types technical-analysis support-and-resistance',
    ),
    text: {
      en: 'I have $10,000 and risk 1% per trade: what position size at entry 100, stop 95?',
      zh: '本金 10000 美元，每笔风险 1%，入场价 100 美元，止损 95 美元，仓位多大？',
    },
  },
  {
    after: slugs(
      'market-cap-fdv tokenomics token-sales token-unlocks launchpads xrp buyback-and-burn',
    ),
    text: {
      en: 'What would the price be at a $10 billion market cap with a supply of 100 million?',
      zh: '市值 100 亿美元、供应量 1 亿枚时，价格是多少？',
    },
  },
  {
    after: slugs('dollar-cost-averaging lump-sum-and-rebalancing how-to-start'),
    text: {
      en: 'Bought $100 each at 50, 40 and 20: what is my average price?',
      zh: '分别在 50、40、20 美元各买 100 美元，平均成本是多少？',
    },
  },
  {
    after: slugs('fees-gas layer-2 swap-tokens smart-contracts'),
    text: {
      en: 'What does a transfer of 21,000 gas at 20 gwei cost in ETH?',
      zh: '一笔转账用 21000 gas，gas 价格 20 gwei，手续费是多少 ETH？',
    },
  },
  {
    after: slugs('funding-rate open-interest'),
    text: {
      en: 'How much funding do I pay on a $10,000 position at 0.01% every 8 hours for a day?',
      zh: '1 万美元的仓位，资金费率 0.01%，每 8 小时一次，一天付多少资金费？',
    },
  },
  {
    after: slugs('lending aave dai-usds'),
    text: {
      en: 'I put up 3 ETH and borrowed 4000 USDC, liquidation threshold 80%. At what ETH price am I liquidated?',
      zh: '抵押 3 个 ETH，借 4000 USDC，清算线 80%，ETH 跌到多少会被清算？',
    },
  },
  {
    after: slugs(
      'spot-trading exchanges taxes taxes-us tax-records grid-trading order-types arbitrage litecoin',
    ),
    text: {
      en: 'What is my profit if I buy 0.1 BTC at 60,000 and sell at 66,000 with a 0.1% fee?',
      zh: '60000 美元买 0.1 个 BTC，66000 美元卖出，手续费 0.1%，赚多少？',
    },
  },
]

/** What a sum of money buys at a price that was found. */
export const AT_PRICE: Readonly<Record<Language, (ticker: string, price: string) => string>> = {
  en: (ticker, price) => `How much ${ticker} do I get for $1,000 at $${price}?`,
  zh: (ticker, price) => `${ticker} 按 ${price} 美元算，1000 美元能买多少个？`,
}
