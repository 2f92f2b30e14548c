import type { Card, CardItem } from '@coinquiry/markdown/card-table'
import { minuteText } from '@coinquiry/markdown/table'
import type { Figure } from '../../../ports/figure.ts'
import type { Language } from '../../../ports.ts'
import { isStale } from './stale.ts'
import { DRAWING_TEXTS } from './texts.ts'

/** What every card needs to know beside its figures. */
export interface CardContext {
  readonly language: Language
  /** As shown to people. */
  readonly source: string
  /** When it is written: it decides what is stale, and dates a card without figures. */
  readonly now: Date
}

/** A card with its time, and with its mark when a figure is stale. */
export function cardOf(
  { title, items }: Pick<Card, 'title' | 'items'>,
  figures: readonly (Figure | null)[],
  { source, now, language }: CardContext,
  warning?: { readonly text: string; readonly mark: string } | null,
): Card {
  const texts = DRAWING_TEXTS[language]
  const current = figures.filter((figure) => figure !== null).filter(({ kind }) => kind !== 'fact')
  const times = current.map(({ asOf }) => asOf).sort()
  const at = times.at(-1) ?? now.toISOString()
  const isStaleAsAWhole = times[0] === at || current.every((figure) => isStale(figure, now))
  const stale = isStaleAsAWhole ? texts.staleSince(minuteText(at)) : texts.partlyStale
  const marks = [
    ...(warning ? [{ kind: 'spoofed' as const, text: warning.mark }] : []),
    ...(items.some((item) => item.stale) ? [{ kind: 'stale' as const, text: stale }] : []),
  ]
  return {
    title,
    ...(marks.length > 0 && { marks }),
    ...(warning && { warning: warning.text }),
    // What is said of the whole card need not be said of each item.
    items: isStaleAsAWhole ? items.map((item) => asOfCard(item, at)) : items,
    source,
    at,
  }
}

function asOfCard({ stale, as_of, ...item }: CardItem, at: string): CardItem {
  return { ...item, ...(as_of !== undefined && as_of !== at && { as_of }) }
}

/** A change shows its sign, and what a chain has all its digits. */
export function styleOf({ kind }: Pick<Figure, 'kind'>): 'figure' | 'change' | 'exact' {
  if (kind === 'change') return 'change'
  return kind === 'chain' || kind === 'fee' ? 'exact' : 'figure'
}

/** Units that the label of an item says already. */
const COUNTED = new Set(['transactions', 'confirmations', 'blocks', 'holders'])

/** One item, or none for what is unknown. */
export function itemsOf({ language, source, now }: CardContext) {
  const { labels, stale } = DRAWING_TEXTS[language]
  type Label = keyof typeof labels
  return {
    figure(label: Label, figure: Figure | null, note?: string): CardItem[] {
      if (!figure) return []
      const { value, unit, kind, asOf } = figure
      const old = isStale(figure, now)
      return [
        {
          label: labels[label],
          value,
          ...(unit && !COUNTED.has(unit) && { unit }),
          type: styleOf(figure),
          ...((kind === 'fact' || old) && { as_of: asOf }),
          ...(figure.source.name !== source && { source: figure.source.name }),
          ...(note && { note }),
          ...(old && { stale }),
        },
      ]
    },
    text: (label: Label, value: string | null): CardItem[] =>
      value ? [{ label: labels[label], value }] : [],
    /** What is copied, not read: an address, a hash, a call. */
    code: (label: Label, value: string | null, note?: string): CardItem[] =>
      value ? [{ label: labels[label], value, type: 'address', ...(note && { note }) }] : [],
    time: (label: Label, at: Date | null): CardItem[] =>
      at ? [{ label: labels[label], value: at.toISOString(), type: 'time' }] : [],
  }
}
