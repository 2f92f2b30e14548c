import { type Card, cardTable } from '@coinquiry/markdown/card-table'
import { figureText } from '@coinquiry/markdown/figure-text'
import type { Figure } from '../../../ports/figure.ts'
import type { Language } from '../../../ports.ts'
import { type CardContext, styleOf } from '../drawings/card-items.ts'
import { chartText, type DrawnChart } from '../drawings/chart-block.ts'
import { asBetter, type Better, bestOf } from '../drawings/comparison-table.ts'
import { DRAWING_TEXTS } from '../drawings/texts.ts'
import { type Label, type Say, sayIn } from './messages/messages.ts'

/** What of a figure decides how it is written. */
type Shown = Pick<Figure, 'value' | 'unit' | 'kind'>

/** Writes figures and marks of sources in one language. */
export class Writer {
  readonly language: Language
  readonly say: Say
  readonly #numbers: readonly number[]

  /** `numbers` are those of the sources, in their order. */
  constructor(language: Language, numbers: readonly number[]) {
    this.language = language
    this.say = sayIn(language)
    this.#numbers = numbers
  }

  /** For heads of columns and rows. */
  readonly labels = (...labels: readonly Label[]): string[] =>
    labels.map((label) => this.say(`label.${label}`))

  readonly names = (names: readonly string[]): string => names.join(this.say('list.names'))

  readonly facts = (facts: readonly string[]): string => facts.join(this.say('list.facts'))

  readonly days = (count: number): string => this.say('figure.days', { count })

  /** A unit can be the ticker of anybody's token. */
  readonly show = (figure: Shown): string =>
    figureText(
      { value: figure.value, unit: plain(figure.unit), style: styleOf(figure) },
      this.language,
    )

  /** For a cell of a table. */
  readonly cell = (figure: Shown | null): string => (figure ? this.show(figure) : '–')

  /** Cells of figures that are compared: the best one, where there is one, is bold and has a ✓. */
  readonly compared = (figures: readonly (Figure | null)[], better: Better): string[] => {
    const best = bestOf(figures, better)
    return figures.map((figure, at) =>
      at === best ? asBetter(this.cell(figure)) : this.cell(figure),
    )
  }

  /** What the ✓ among these figures means; empty where none has one. */
  readonly legend = (
    label: string,
    figures: readonly (Figure | null)[],
    better: Better,
  ): string => {
    const { better: named, betterMark } = DRAWING_TEXTS[this.language]
    return bestOf(figures, better) === null ? '' : betterMark([named[better](label)])
  }

  /** The mark of a source; empty where it has none. */
  readonly cite = (at = 0): string => {
    const number = this.#numbers[at]
    return number === undefined ? '' : ` [${number}]`
  }

  /** The number under which a source is cited. */
  readonly numberOf = (at: number): number => this.#numbers[at] ?? 0

  /** Who says so, as of when. */
  readonly from = (source: string, at: Date | string, cited = 0): string =>
    this.say('answer.from', { source, time: minuteOf(new Date(at)), mark: this.cite(cited) })

  /** The line below a table that says so. */
  readonly sourceLine = (from: string): string => this.say('answer.source', { from })

  /** The newest of these figures dates what is said. */
  readonly dated = (name: string, figures: readonly Figure[], cited = 0): string => {
    const times = figures.filter(({ kind }) => kind !== 'fact').map(({ asOf }) => asOf)
    const at = times.toSorted().at(-1) ?? figures[0]?.asOf
    return at ? this.from(name, at, cited) : ''
  }

  /** A drawing of what the first source gave; empty without one. */
  readonly chart = (chart: DrawnChart | null): string =>
    chart ? chartText(chart, this.numberOf(0)) : ''

  /** What a card needs beside its figures. */
  readonly context = (source: string, now: Date): CardContext => ({
    ...{ language: this.language, source, now },
  })

  readonly card = (card: Card): string => cardTable({ ...card, n: this.numberOf(0) }, this.language)

  /** Columns of numbers stand at the right, where they can be compared. */
  readonly table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
    // Nothing is known of it for any row.
    const isEmpty = (at: number) => at > 0 && rows.every((row) => row[at] === '–')
    const line = (cells: readonly string[]) =>
      `| ${cells
        .filter((_, at) => !isEmpty(at))
        .map(inCell)
        .join(' | ')} |`
    const rule = (_: string, at: number) =>
      at > 0 && rows.every((row) => isNumber(row[at] ?? '')) ? '---:' : '---'
    return [line(head), line(head.map(rule)), ...rows.map(line)].join('\n')
  }
}

/** Warns of each asset that bears the name of a known one without being it. */
export const imitations = (
  assets: readonly { readonly name: string; readonly imitated?: string }[],
  { say }: Writer,
): string[] =>
  assets.flatMap(({ name, imitated }) =>
    imitated === undefined
      ? []
      : [say('asset.imitates', { name: plain(name), known: plain(imitated) })],
  )

/** `Bitcoin (BTC)` */
export const calledOf = ({ name, symbol }: { readonly name: string; readonly symbol: string }) =>
  `${plain(name)} (${plain(symbol)})`

/** A figure with its unit, or none: `$1,450`, `+67%`, `44.44 亿美元`, `–`. A date is none. */
const isNumber = (text: string) =>
  text === '–' || (/^[-+]?\D{0,3}\d[\d.,]*(?!-)\D{0,16}$/.test(text) && !text.startsWith('`'))

const inCell = (text: string) => text.replace(/(?<!\\)\|/g, '\\|').replaceAll('\n', ' ')

/** A text from elsewhere: nothing in it is Markdown, and nothing becomes a link by itself. */
export const plain = (text: string): string =>
  text
    .replace(/(?<![a-z])(?:[a-z]+:\/\/)+|\bwww\./gi, '')
    .replaceAll('@', '＠')
    .replace(/[\\`*_[\]<>|~#$]/g, '\\$&')
    .replace(/^([^\S\n\r\u2028\u2029]*\d*)([-+.)])(?=\s)/gm, '$1\\$2')

/** An address or a hash, of which the ends are shown: code, so that nobody takes it for a number. */
export const shortened = (id: string): string =>
  `\`${id.slice(0, 10).replaceAll('`', '')}…${id.slice(-6).replaceAll('`', '')}\``

/** `2026-11-20 15:58 UTC` */
export const minuteOf = (at: Date): string =>
  `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
