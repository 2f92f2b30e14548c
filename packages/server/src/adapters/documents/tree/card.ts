import { z } from 'zod'
import { type Chart, cell, json, when } from './chart.ts'

const text = (most: number) => z.string().max(most)
const card = z.object({
  title: text(300),
  marks: z
    .array(z.object({ text: text(60) }))
    .max(4)
    .optional(),
  warning: text(500).optional(),
  items: z
    .array(
      z.object({
        label: text(100),
        value: text(2000),
        unit: text(100).optional(),
        type: z.string().optional(),
        as_of: text(40).optional(),
        source: text(100).optional(),
        note: text(300).optional(),
        stale: text(60).optional(),
      }),
    )
    .min(1)
    .max(60),
  source: text(300).optional(),
  /** The number of the source. */
  n: z.number().optional(),
  at: text(40).optional(),
})
type Item = z.infer<typeof card>['items'][number]

/** What a `card` block shows, label by label; null when the text is no card. */
export function readCard(block: string): Chart | null {
  const { data } = card.safeParse(json(block))
  if (!data) return null
  const { title, marks = [], warning, items, source, n, at } = data
  const head = [title, ...marks.map((mark) => mark.text)].join(' · ')
  return {
    title: warning === undefined ? head : `${head}: ${warning}`,
    table: {
      kind: 'table',
      head: [[], []],
      rows: items.map((item) => [cell(item.label), cell(shownValue(item))]),
      alignments: ['left', 'left'],
    },
    caption: [source, n === undefined ? '' : `[${n}]`, at === undefined ? '' : when(at)]
      .filter((part) => part)
      .join(' · '),
  }
}

/** In full, addresses too: what is printed can't be unfolded. */
function shownValue({ type, value, unit = '', as_of, source, note, stale }: Item): string {
  const shown = [figureOf(type, value), unit].filter(Boolean).join(unit === '%' ? '' : ' ')
  const more = [note, source, as_of === undefined ? '' : when(as_of), stale].filter((part) => part)
  return more.length === 0 ? shown : `${shown} (${more.join(' · ')})`
}

function figureOf(type: string | undefined, value: string): string {
  if (type === 'time') return when(value)
  if (!['figure', 'change', 'exact'].includes(type ?? '') || !isDecimal(value)) return value
  const signDisplay = type === 'change' ? 'exceptZero' : 'auto'
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 20, signDisplay }).format(value)
}

/** As text it is formatted with all of its digits. */
const isDecimal = (value: string): value is `${number}` => /^-?\d{1,80}(?:\.\d{1,80})?$/.test(value)
