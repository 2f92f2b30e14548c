import { figureText } from '@coinquiry/markdown/figure-text'
import { asText, minuteText, tableRow } from '@coinquiry/markdown/table'
import type { Figure } from '../../../ports/figure.ts'
import type { Language } from '../../../ports.ts'
import { DRAWING_TEXTS } from './texts.ts'

/** Which of several values is better: `closer` is the one nearer to zero. */
export type Better = 'lower' | 'higher' | 'closer'

export interface ComparedColumn {
  readonly label: string
  /** Absent where none is better. */
  readonly better?: Better
}

export interface Comparison {
  /** Heads the column of names. */
  readonly heading: string
  readonly columns: readonly ComparedColumn[]
  /** Names as providers write them, and a figure for each column. */
  readonly rows: readonly { readonly name: string; readonly figures: readonly (Figure | null)[] }[]
  readonly source: string
}

/**
 * A Markdown table, which every client reads. The better value of a column is bold and has a ✓, and
 * the line below says what counted as better, the source and the time.
 */
export function comparisonTable(
  { heading, columns, rows, source }: Comparison,
  n: number,
  language: Language,
): string {
  const texts = DRAWING_TEXTS[language]
  const best = columns.map(({ better }, at) =>
    better
      ? bestOf(
          rows.map(({ figures }) => figures[at]),
          better,
        )
      : null,
  )
  const marked = columns.flatMap(({ label, better }, at) =>
    better && best[at] !== null ? [texts.better[better](label)] : [],
  )
  const cells = rows.map(({ name, figures }, row) => [
    asText(name),
    ...columns.map((_, at) => {
      const figure = figures[at]
      const text = figure ? spelled(figure, language) : '–'
      return best[at] === row ? asBetter(text) : text
    }),
  ])
  const times = rows.flatMap(({ figures }) => figures.flatMap((figure) => figure?.asOf ?? []))
  const newest = times.sort().at(-1)
  const below = [
    ...(marked.length > 0 ? [texts.betterMark(marked)] : []),
    `${asText(source)} [${n}]`,
    ...(newest ? [minuteText(newest)] : []),
  ]
  return [
    tableRow([heading, ...columns.map(({ label }) => label)]),
    tableRow(['---', ...columns.map(() => '---:')]),
    ...cells.map(tableRow),
    '',
    below.join(' · '),
  ].join('\n')
}

/** The place of the one best value; null where none is better, or the values can't be compared. */
export function bestOf(
  figures: readonly (Figure | null | undefined)[],
  better: Better,
): number | null {
  const known = figures.flatMap((figure, row) => (figure ? [{ figure, row }] : []))
  const units = new Set(known.map(({ figure }) => figure.unit))
  if (known.length < 2 || units.size > 1) return null
  const rank = (figure: Figure) => {
    const value = Number(figure.value)
    return better === 'higher' ? -value : better === 'closer' ? Math.abs(value) : value
  }
  const [first, second] = known.toSorted((a, b) => rank(a.figure) - rank(b.figure))
  return first && second && rank(first.figure) < rank(second.figure) ? first.row : null
}

/** How the better one of several values is written. */
export const asBetter = (text: string): string => `**${text}** ✓`

const spelled = ({ value, unit, kind }: Figure, language: Language): string =>
  figureText({ value, unit, style: kind === 'change' ? 'change' : 'figure' }, language)
