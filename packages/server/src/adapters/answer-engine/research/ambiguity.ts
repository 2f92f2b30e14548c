import type { AssetCandidate, Others } from '../../../ports/market-data.ts'

export const brief = ({ name, symbol, rank }: AssetCandidate) => ({ name, symbol, rank })

/** What the model is told where several assets share a name or ticker, or one only bears it. */
export function ambiguity({
  others = [],
  imitated,
}: {
  readonly others?: Others | undefined
  readonly imitated?: string | undefined
}): object {
  return {
    ...(imitated !== undefined && { warning: warningOf(imitated) }),
    ...(others.length > 0 && {
      others: others.map(brief),
      ambiguous:
        'Others share this name or ticker; the largest by market capitalisation was taken. Say which one the answer is about, and ask back where another may be meant.',
    }),
  }
}

/** For whoever reads the source, too. */
export const warningOf = (imitated: string) =>
  `This is not ${imitated}, whose name or ticker it uses: warn of it first.`
