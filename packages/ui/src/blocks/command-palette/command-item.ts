import type { TextRange } from '../topic-row/split-by-ranges.ts'

export interface CommandItem {
  /** Unique among all groups. */
  id: string
  kind: 'topic' | 'action'
  label: string
  /** What a search found in the label. */
  labelRanges?: readonly TextRange[] | undefined
  /** A second line. */
  detail?: string | undefined
  detailRanges?: readonly TextRange[] | undefined
  /** The keys that do the same. */
  keys?: string | undefined
  onSelect: () => void
}

export interface CommandGroup {
  heading: string
  items: readonly CommandItem[]
}
