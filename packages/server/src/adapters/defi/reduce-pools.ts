/** Runs in a worker: of more than ten thousand pools with many fields each, what is asked for. */
const TEXTS = ['pool', 'project', 'chain', 'symbol'] as const
const NUMBERS = ['tvlUsd', 'apy', 'apyBase', 'apyReward', 'apyMean30d'] as const
/** Smaller ones are neither found nor worth their memory. */
const LEAST_TVL = 10_000
const LONGEST = 100

type Row = Readonly<Record<string, unknown>>

/** Throws where the body is no list of pools; a pool that is not as it should be is left out. */
export function reduce({ body }: { readonly body: Uint8Array }): Row[] {
  const { data } = JSON.parse(Buffer.from(body).toString()) as { readonly data: unknown }
  if (!Array.isArray(data)) throw new TypeError('There is no list of pools')
  const pools = data.filter(isPool)
  // Of another shape altogether: “no pool fits” would be wrong.
  if (data.length > 0 && pools.length === 0) throw new TypeError('There is no pool in the list')
  return pools.filter(isWanted).map(reduced)
}

function isPool(row: unknown): row is Row {
  if (typeof row !== 'object' || row === null) return false
  const { tvlUsd, apy, ...rest } = row as Row
  const hasTexts = TEXTS.every((name) => typeof rest[name] === 'string')
  return hasTexts && typeof tvlUsd === 'number' && typeof apy === 'number'
}

const isWanted = ({ tvlUsd, outlier }: Row) => Number(tvlUsd) >= LEAST_TVL && outlier !== true

const reduced = (row: Row): Row => ({
  ...Object.fromEntries(TEXTS.map((name) => [name, String(row[name]).slice(0, LONGEST)])),
  ...Object.fromEntries(
    NUMBERS.map((name) => [name, typeof row[name] === 'number' ? row[name] : null]),
  ),
  stablecoin: row.stablecoin === true,
})
