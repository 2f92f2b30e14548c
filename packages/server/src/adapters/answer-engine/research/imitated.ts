import type { HeldToken } from '../../../ports/chain.ts'
import { DataFailure } from '../../../ports/data-failure.ts'
import type { MarketData } from '../../../ports/market-data.ts'
import { imitates } from '../../chain/imitation.ts'

/** Beyond this rank nobody is worth imitating. */
const KNOWN_RANK = 500
/** Each costs the market up to three requests. */
const MOST_CHECKED = 3

type Token = Pick<HeldToken, 'name' | 'symbol' | 'address'>

/** The known asset whose name a token bears without being it; null where that is not known. */
export async function imitatedBy(
  token: Token,
  market: MarketData,
  signal: AbortSignal,
): Promise<string | null> {
  try {
    for (const called of new Set([token.symbol, token.name].filter(Boolean))) {
      const [likely] = await market.find(called, signal)
      if (!likely || (likely.rank ?? Number.POSITIVE_INFINITY) > KNOWN_RANK) continue
      const profile = await market.profile(called, 'usd', signal)
      if (profile && imitates(token, profile)) return profile.name
    }
  } catch (error) {
    // The token is shown all the same; nothing is said of what could not be looked up.
    if (!(error instanceof DataFailure)) throw error
  }
  return null
}

/** Which tokens of an address only bear a known name, as far as that is looked up. */
export async function imitationsAmong(
  tokens: readonly HeldToken[],
  market: MarketData | null,
  signal: AbortSignal,
): Promise<ReadonlyMap<HeldToken, string>> {
  // Whoever sends tokens around to be found chooses their names, and no market has a price of them.
  const doubtful = tokens.filter(({ isPriced, isSuspicious }) => !isPriced && !isSuspicious)
  const imitations = new Map<HeldToken, string>()
  for (const token of market ? doubtful.slice(0, MOST_CHECKED) : []) {
    const imitated = market && (await imitatedBy(token, market, signal))
    if (imitated) imitations.set(token, imitated)
  }
  return imitations
}

/** Tokens as the model reads of them, with a warning at each that is not what it is called. */
export async function withWarnings(
  tokens: readonly HeldToken[],
  market: MarketData | null,
  signal: AbortSignal,
): Promise<readonly object[]> {
  const imitated = await imitationsAmong(tokens, market, signal)
  return tokens.map((token) => {
    const { isSuspicious, isPriced, ...reported } = token
    const warning = warningOf(imitated.get(token) ?? null, isSuspicious)
    return { ...reported, ...(warning && { warning }), ...(!isPriced && { price: 'none known' }) }
  })
}

/** What is said of a token first; null where nothing is known against it. */
export function warningOf(imitated: string | null, isSuspicious: boolean, source = 'The source') {
  if (imitated)
    return `This token is not ${imitated}, whose name or ticker it uses: warn of it first.`
  return isSuspicious ? `${source} takes this token for a fraud: warn of it first.` : null
}
