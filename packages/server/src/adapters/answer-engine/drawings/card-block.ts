import type { Figure } from '../../../ports/figure.ts'
import type { Language } from '../../../ports.ts'
import { fenced } from './chart-block.ts'
import { isStale } from './stale.ts'
import { DRAWING_TEXTS } from './texts.ts'

export type CardKind = 'asset' | 'address' | 'transaction' | 'token' | 'pool'

/** A labelled figure or text; all of it is plain text. */
export interface CardItem {
  readonly label: string
  /** A figure as decimal text, a time in ISO 8601; anything else as it is shown. */
  readonly value: string
  readonly unit?: string
  /** How the value is shown; as text without it. */
  readonly type?: 'figure' | 'change' | 'exact' | 'address' | 'time'
  /** Where they differ from the card's. */
  readonly as_of?: string
  readonly source?: string
  readonly note?: string
  /** The word for it, when the figure was older than its kind allows as it was given. */
  readonly stale?: string
}

export interface Card {
  readonly kind: CardKind
  readonly title: string
  readonly marks?: readonly { readonly kind: 'stale' | 'spoofed'; readonly text: string }[]
  /** Why the reader has to take care. */
  readonly warning?: string
  readonly items: readonly CardItem[]
  readonly source: string
  /** The time of the newest figure. */
  readonly at: string
}

/** What every card needs to know beside its figures. */
export interface CardContext {
  readonly language: Language
  /** As shown to people. */
  readonly source: string
  /** When it is written: it decides what is stale, and dates a card without figures. */
  readonly now: Date
}

/** A line for each item, so that a client that draws no cards shows something to be read. */
export function cardText(card: Card, n: number): string {
  const { items, source, at, ...head } = card
  const lines = items.map((item) => `  ${JSON.stringify(item)}`).join(',\n')
  const [start, end] = [JSON.stringify(head).slice(0, -1), JSON.stringify({ source, n, at })]
  return fenced('card', `${start},"items":[\n${lines}\n],${end.slice(1)}`)
}

/** A card with its time, and with its mark when a figure is stale. */
export function cardOf(
  { kind, title, items }: Pick<Card, 'kind' | 'title' | 'items'>,
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
    kind,
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

const minuteText = (at: string) => `${at.slice(0, 16).replace('T', ' ')} UTC`

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
    address: (label: Label, value: string | null, note?: string): CardItem[] =>
      value ? [{ label: labels[label], value, type: 'address', ...(note && { note }) }] : [],
    time: (label: Label, at: Date | null): CardItem[] =>
      at ? [{ label: labels[label], value: at.toISOString(), type: 'time' }] : [],
  }
}
