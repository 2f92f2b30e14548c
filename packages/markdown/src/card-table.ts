import { figureText } from './figure-text.ts'
import { asText, minuteText, tableRow } from './table.ts'

type Language = 'zh' | 'en'

/** A labelled figure or text; all of it is plain text. */
export interface CardItem {
  readonly label: string
  /** A figure as decimal text, a time in ISO 8601; anything else as it is shown. */
  readonly value: string
  readonly unit?: string
  /** How the value is shown, as text without it; an `address` is any code. */
  readonly type?: 'figure' | 'change' | 'exact' | 'address' | 'time'
  /** Where they differ from the card's. */
  readonly as_of?: string
  readonly source?: string
  readonly note?: string
  /** The word for it, when the figure was older than its kind allows as it was given. */
  readonly stale?: string
}

/** What is known of one thing; all of it is plain text. */
export interface Card {
  readonly title: string
  readonly marks?: readonly { readonly kind: 'stale' | 'spoofed'; readonly text: string }[]
  /** Why the reader has to take care. */
  readonly warning?: string
  readonly items: readonly CardItem[]
  readonly source: string
  /** The number under which the source is cited. */
  readonly n?: number
  /** The time of the newest figure. */
  readonly at: string
}

/** A card as a Markdown table of two columns, of which only the first has a head: the title. */
export function cardTable(card: Card, language: Language): string {
  const { title, marks = [], warning, items, source, n, at } = card
  const marked = marks.map(({ kind, text }) =>
    kind === 'spoofed' ? `**${asText(text)}**` : `*${asText(text)}*`,
  )
  const table = [
    tableRow([[asText(title), ...marked].join(' · '), '']),
    tableRow(['---', '---']),
    ...items.map((item) =>
      tableRow([asText(item.label), valueText(item, language) + noteText(item)]),
    ),
  ]
  const cited = n ? ` [${n}]` : ''
  return [
    ...(warning ? [`**${asText(warning)}**`] : []),
    table.join('\n'),
    `${asText(source)}${cited} · ${minuteText(at)}`,
  ].join('\n\n')
}

function valueText({ type, value, unit = '' }: CardItem, language: Language): string {
  if (type === undefined) return asText(value)
  if (type === 'time') return minuteText(value)
  // Code: nobody takes it for a number.
  if (type === 'address') return `\`${value.replaceAll(/[`|\s]+/g, ' ').trim()}\``
  return figureText({ value, unit: asText(unit), style: type }, language)
}

function noteText({ note, source, as_of, stale }: CardItem): string {
  const said = [note, source].flatMap((text) => (text ? [asText(text)] : []))
  const dated = [...said, ...(as_of ? [minuteText(as_of)] : []), ...(stale ? [asText(stale)] : [])]
  return dated.length > 0 ? ` *(${dated.join(' · ')})*` : ''
}

/** The table of a card that is a block of JSON, as all were before; null for any other block. */
export function tableOfBlock(json: string): string | null {
  try {
    const card = JSON.parse(json) as Card
    // Its labels are in the language of its answer.
    const isChinese = card.items.some(({ label }) => /\p{Script=Han}/u.test(label))
    return cardTable(card, isChinese ? 'zh' : 'en')
  } catch {
    // Anything may stand in a stored text.
    return null
  }
}

/** An answer with the cards that are blocks as tables. */
export const withCardTables = (markdown: string): string =>
  markdown.replaceAll(
    /^```card\n([\s\S]*?)\n```$/gm,
    (block, json: string) => tableOfBlock(json) ?? block,
  )
