/** As people and sources call a protocol: Lido, and not Lido DAO. */
export const plainName = (name: string): string =>
  name.replace(/ (?:DAO|Finance|Protocol|Network)$/, '')

const STABLE =
  /^(?:USDT|USDC|DAI|USDE|USDS|FDUSD|PYUSD|TUSD|USDD|EURC|GUSD|USDP|FRAX|LUSD|CRVUSD|GHO|USD1|RLUSD)$/

/** By its ticker. */
export const isStablecoin = (ticker: string): boolean => STABLE.test(ticker)
