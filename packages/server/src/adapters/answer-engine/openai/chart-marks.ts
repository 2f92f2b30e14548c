/** A chart's mark, or the beginning of a fence that only our own charts may have. */
const WHOLE = /\[\[chart:(\d{1,3})\]\]|(`{3,}|~{3,})([ \t]*)chart\b/gi
/** What could still become one of them. */
const UNFINISHED =
  /(?:\[(?:\[(?:c(?:h(?:a(?:r(?:t(?::(?:\d{1,3}\]?)?)?)?)?)?)?)?)?|(?:`{1,9}|~{1,9})[ \t]{0,9}(?:c(?:h(?:a(?:rt?)?)?)?)?)$/i

/**
 * Puts the charts in the place of their marks, however the text is cut into pieces. A chart that
 * the model wrote itself is shown as what it is, JSON: no figure in a drawing is its invention.
 */
export class ChartMarks {
  readonly #chart: (number: number) => string | null
  #held = ''

  constructor(chart: (number: number) => string | null) {
    this.#chart = chart
  }

  push(piece: string): string {
    if (!this.#held && !/[[`~]/.test(piece)) return piece
    const text = this.#held + piece
    const at = text.search(UNFINISHED)
    this.#held = at < 0 ? '' : text.slice(at)
    return this.#replaced(at < 0 ? text : text.slice(0, at))
  }

  end(): string {
    const rest = this.#replaced(this.#held)
    this.#held = ''
    return rest
  }

  #replaced(text: string): string {
    return text.replace(WHOLE, (_mark, number?: string, fence?: string, space?: string) => {
      if (fence) return `${fence}${space}json`
      const chart = this.#chart(Number(number))
      return chart ? `\n\n${chart}\n\n` : ''
    })
  }
}
