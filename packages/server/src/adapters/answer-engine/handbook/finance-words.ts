import { wordsOf } from './words.ts'

/** Coins, companies and markets that people ask about and the handbook has no entry for. */
const UNCOVERED =
  'XRP, Ripple, 瑞波, Cardano, ADA, 艾达币, Litecoin, LTC, 莱特币, Polkadot, 波卡, Avalanche, AVAX, Polygon, MATIC, BNB, ' +
  'TRON, TRX, 波场, Toncoin, Sui, Aptos, Cosmos, Hyperliquid, Filecoin, Bitcoin Cash, BCH, Stellar, XLM, Hedera, HBAR, Worldcoin, Pi Network, Pi 币, 派币, ' +
  'Kaspa, Celestia, Algorand, Internet Computer, VeChain, Near Protocol, Ethereum Classic, Polymarket, ' +
  'MicroStrategy, 微策略'

/** Words of money and markets beyond the names of the entries. */
const GENERAL =
  'crypto, cryptocurrency, cryptocurrencies, coin, coins, token, tokens, web3, altseason, on chain, hodl, bullish, bearish, whale, ' +
  'stock, stocks, stock market, equity, bond, bonds, fund, index fund, mutual fund, hedge fund, S&P 500, nasdaq, dow jones, dividend, forex, commodities, ' +
  'interest rate, interest rates, inflation rate, deflation, recession, central bank, federal reserve, the fed, mortgage, pension, 401k, retirement, savings account, wealth, ' +
  'money, bank, banks, banking, investing, invest, investment, investor, finance, financial, trading, trader, trade, broker, market, markets, economy, gold, silver, dollar, currency, fiat, ' +
  'asset, assets, profit, income, loan, debt, credit, budget, compound interest, ROI, IPO, CBDC, digital yuan, ' +
  '加密, 币圈, 币, 代币, 数字货币, 虚拟货币, 加密货币, 炒币, 打新, 韭菜, 割肉, 梭哈, 大盘, 行情, 币价, ' +
  '股票, 股市, 炒股, A 股, 港股, 美股, 债券, 国债, 基金, 指数基金, 纳斯达克, 标普, 道琼斯, 股息, 分红, 外汇, 期指, 大宗商品, 原油, ' +
  '利率, 加息, 降息, 美联储, 央行, 通货膨胀, 通缩, 经济衰退, 宏观经济, 房贷, 养老金, 退休, 存款, 储蓄, 理财, 财富, 财务自由, 复利, ' +
  '投资, 资产, 金融, 银行, 券商, 交易, 汇率, 美元, 人民币, 黄金, 白银, 货币, 数字人民币, 法币, 赚钱, 亏损, 利润, 贷款, 债务, 信用卡'

const listed = (list: string) =>
  list.split(', ').map((phrase) => ({ phrase, words: wordsOf(phrase) }))

const uncovered = listed(UNCOVERED)
const general = listed(GENERAL)

/** What the question names and no entry is about, as the list spells it. */
export function uncoveredIn(words: readonly string[]): string[] {
  return uncovered
    .filter(({ words: phrase }) => contains(words, phrase))
    .map(({ phrase }) => phrase)
}

export function speaksOfMoney(words: readonly string[]): boolean {
  return general.some(({ words: phrase }) => contains(words, phrase))
}

function contains(words: readonly string[], phrase: readonly string[]): boolean {
  return words.some((_, start) => phrase.every((word, at) => words[start + at] === word))
}
