/** The names and tickers of coins that people count without a sign of it, as a pattern. */
export const COINS =
  'bitcoins?|btc|xbt|ethereum|ether|eth|solana|sol|dogecoins?|doge|bnb|xrp|ada|cardano|avax|dot|link|matic|pol|ltc|litecoins?|' +
  'bch|shib|pepe|trx|ton|sui|atom|uni|aave|near|arb|op|apt|fil|hype|steth|wbtc|weth|' +
  '比特币|大饼|饼(?!干)|以太坊|以太币|以太|二饼|狗狗币?|狗币|索拉纳|莱特币?|瑞波币?|柴犬币?|币安币|波卡'

const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^(?:bitcoins?|btc|xbt|比特币|大饼|饼)$/i, 'BTC'],
  [/^(?:ethereum|ether|eth|以太坊|以太币|以太|二饼)$/i, 'ETH'],
  [/^(?:solana|索拉纳)$/i, 'SOL'],
  [/^(?:dogecoins?|狗狗币?|狗币)$/i, 'DOGE'],
  [/^(?:litecoins?|莱特币?)$/i, 'LTC'],
  [/^瑞波币?$/, 'XRP'],
  [/^柴犬币?$/, 'SHIB'],
  [/^cardano$/i, 'ADA'],
  [/^币安币$/, 'BNB'],
  [/^波卡$/, 'DOT'],
]

/** The ticker of a coin, or its name as it was written. */
export function tickerOf(coin: string): string {
  if (coin === 'sats') return coin
  const known = NAMES.find(([pattern]) => pattern.test(coin))?.[1]
  return known ?? (/^[a-z]+$/i.test(coin) ? coin.toUpperCase() : coin)
}

/** All coins that a text names, by their tickers, in their order and each once. */
export function coinsNamedIn(text: string): string[] {
  const named = text.matchAll(new RegExp(`(?<![a-z])(?:${COINS})(?![a-z])`, 'gi'))
  return [...new Set([...named].map(([coin]) => tickerOf(coin)))]
}

/** The ticker of the coin whose name ends a text. */
export function coinAtEndOf(text: string): string | null {
  const [, coin] = new RegExp(`(?<![a-z])(${COINS})$`, 'i').exec(text) ?? []
  return coin ? tickerOf(coin) : null
}

/** The code of a coin for a calculator; null for a name that is none, which then has the usual one. */
export function codeOf(coin: string | null): string | null {
  const code = coin ? tickerOf(coin).toUpperCase() : ''
  return /^[A-Z0-9]{1,12}$/.test(code) ? code : null
}
