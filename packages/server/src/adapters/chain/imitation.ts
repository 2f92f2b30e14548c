interface Named {
  readonly name: string
  readonly symbol: string
}

export interface KnownAsset extends Named {
  readonly contracts: readonly { readonly address: string }[]
}

/**
 * Whether a token calls itself like a known asset and is not one of its contracts: names are free,
 * and whoever deploys a contract may take any.
 */
export function imitates(token: Named & { readonly address: string }, known: KnownAsset): boolean {
  const same =
    plain(token.symbol) === plain(known.symbol) || plain(token.name) === plain(known.name)
  const address = token.address.toLowerCase()
  return same && !known.contracts.some((contract) => contract.address.toLowerCase() === address)
}

/** As an eye reads it: letters and digits alone, compatible forms made one. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')
