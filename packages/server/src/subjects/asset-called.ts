import type { NameTable } from './name-table.ts'

/**
 * What a source of prices understands for what a person or a model writes: the ticker of a known
 * asset (大饼 and $BTC are BTC); what isn't known stays as it is.
 */
export function assetCalled(written: string, table: NameTable): string {
  const wanted = written.trim().replace(/^\$/, '')
  const [asset] = table.named(wanted).filter(({ kinds }) => kinds.includes('asset'))
  if (!asset?.ticker) return wanted
  const [largest] = table.named(asset.ticker)
  return largest === asset ? asset.ticker : asset.name
}

interface Named {
  /** As CoinGecko has it. */
  readonly id: string
  readonly name: string
  readonly symbol: string
}

/** The known asset whose name or ticker another one bears without being it; null for none. */
export function namesakeOf({ id, name, symbol }: Named, table: NameTable): string | null {
  for (const called of [name, symbol]) {
    const bearers = table.named(called).filter((each) => each.id && each.kinds.includes('asset'))
    const [known] = bearers
    if (known && !bearers.some((each) => each.id === id)) return known.name
  }
  return null
}
