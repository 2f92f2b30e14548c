import { DataFailure } from '../../../../ports/data-failure.ts'
import type { WantedAsset } from '../plan.ts'
import { plain, type Writer } from '../writer.ts'
import type { Ground } from './topic.ts'

/** As a reader is told why something could not be read. */
type Why = 'busy' | 'away' | 'wrong'

/** An asset that could not be read. */
export interface Lost {
  readonly called: string
  readonly why: Why
}

/** What each asset gave: one that fails takes no other with it. Rejects where all of them fail. */
export async function readEach<T>(
  assets: readonly WantedAsset[],
  read: (called: string) => Promise<T>,
  { signal, reportFailure }: Ground,
) {
  const settled = await Promise.allSettled(assets.map(({ called }) => read(called)))
  const failures = settled.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  if (failures.length > 0 && (signal.aborted || failures.length === assets.length))
    throw failures[0]
  for (const failure of failures) reportFailure(failure)
  const each = assets.flatMap((asset, at) => {
    const one = settled[at]
    return one ? [{ asset, one }] : []
  })
  return {
    read: each.flatMap(({ asset, one }) =>
      one.status === 'fulfilled' ? [{ asset, value: one.value }] : [],
    ),
    lost: each.flatMap(({ asset: { called }, one }): Lost[] =>
      one.status === 'rejected' ? [{ called, why: whyOf(one.reason) }] : [],
    ),
  }
}

export function whyOf(error: unknown): Why {
  if (!(error instanceof DataFailure)) return 'wrong'
  if (error.reason === 'budget' || error.reason === 'busy') return 'busy'
  return error.reason === 'late' || error.reason === 'unreachable' ? 'away' : 'wrong'
}

/** Says of what nothing is known, and of what could not be read and why. */
export function notRead(
  { missing, lost }: { readonly missing: readonly string[]; readonly lost: readonly Lost[] },
  writer: Writer,
): string[] {
  return [
    ...(missing.length > 0 ? unknownAssets(missing, writer) : []),
    ...[...new Set(lost.map(({ why }) => why))].map((why) => {
      const called = lost.filter((each) => each.why === why).map(({ called }) => plain(called))
      const each = [...new Set(called)]
      return writer.say('asset.unread', { names: writer.names(each), why, count: each.length })
    }),
  ]
}

export const unknownAssets = (called: readonly string[], { say, names }: Writer): string[] => [
  say('asset.unknown', { names: names(called.map(plain)) }),
]
