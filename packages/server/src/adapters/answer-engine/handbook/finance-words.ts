import { wordsOf } from './words.ts'

/** Coins and companies that people ask about and the handbook has no entry for. */
const COINS =
  'XRP, Ripple, 瑞波, Cardano, ADA, 艾达币, Litecoin, LTC, 莱特币, Polkadot, 波卡, Avalanche, AVAX, Polygon, MATIC, BNB, ' +
  'TRON, TRX, 波场, Toncoin, Sui, Aptos, Cosmos, Hyperliquid, Filecoin, Bitcoin Cash, BCH, Stellar, XLM, Hedera, HBAR, ' +
  'Worldcoin, Pi Network, Pi 币, 派币, Kaspa, Celestia, Algorand, Internet Computer, VeChain, Near Protocol, ' +
  'Ethereum Classic, Polymarket, MicroStrategy, 微策略'

/** Other financial subjects, for which there is no entry either. */
const ELSEWHERE =
  'stocks, stock market, bond, bonds, mutual fund, hedge fund, index fund, S&P 500, nasdaq, dow jones, dividend, forex, ' +
  'mortgage, pension, 401k, credit card, the Fed, Federal Reserve, interest rates, recession, CBDC, digital yuan, ' +
  '股票, 股市, 炒股, A 股, 港股, 美股, 债券, 国债, 指数基金, 纳斯达克, 标普, 股息, 外汇, 原油, 美联储, 加息, 降息, ' +
  '经济衰退, 房贷, 养老金, 信用卡, 数字人民币'

/** Other words that say that a question is about money. */
const GENERAL =
  'crypto, cryptocurrency, cryptocurrencies, coin, coins, token, tokens, web3, hodl, bullish, bearish, whale, ' +
  'stock, equity, fund, commodities, interest rate, inflation rate, deflation, central bank, retirement, savings account, wealth, ' +
  'money, bank, banks, banking, investing, invest, investment, investor, finance, financial, trading, trader, trade, broker, ' +
  'market, markets, economy, gold, silver, dollar, currency, fiat, asset, assets, profit, income, loan, debt, credit, budget, compound interest, ROI, IPO, ' +
  '加密, 币圈, 转账, 币, 代币, 数字货币, 虚拟货币, 炒币, 打新, 韭菜, 割肉, 梭哈, 大盘, 行情, 币价, 基金, 分红, 期指, 大宗商品, ' +
  '利率, 央行, 通货膨胀, 通缩, 宏观经济, 退休, 存款, 储蓄, 理财, 财富, 财务自由, 复利, 投资, 资产, 金融, 银行, 券商, 交易, 汇率, ' +
  '美元, 人民币, 黄金, 白银, 货币, 法币, 赚钱, 亏损, 利润, 贷款, 债务'

const listed = (list: string) =>
  list.split(', ').map((phrase) => ({ phrase, words: wordsOf(phrase) }))

const coins = listed(COINS)
const elsewhere = listed(ELSEWHERE)
const general = listed(GENERAL)

export interface Missing {
  readonly coins: readonly string[]
  readonly elsewhere: readonly string[]
}

/** The things named by the words that no entry is about, as the lists above spell them. */
export function missingIn(words: readonly string[]): Missing {
  return { coins: namedIn(words, coins), elsewhere: namedIn(words, elsewhere) }
}

export function speaksOfMoney(words: readonly string[]): boolean {
  return [coins, elsewhere, general].some((list) => namedIn(words, list).length > 0)
}

function namedIn(words: readonly string[], list: ReturnType<typeof listed>): string[] {
  const named = list.filter(({ words: phrase }) =>
    words.some((_, start) => phrase.every((word, at) => words[start + at] === word)),
  )
  // The list may have two spellings of one thing, which are the same word after normalization.
  return [...new Map(named.map(({ phrase, words: key }) => [key.join(' '), phrase])).values()]
}
