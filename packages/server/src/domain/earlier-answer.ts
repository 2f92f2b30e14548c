import { withCardTables } from '@coinquiry/markdown/card-table'

/** What an earlier answer relied on. */
export interface EarlierSource {
  readonly index: number
  readonly title: string
  readonly url: string
  /** Seconds since 1970, of its newest figure. */
  readonly fetched_at?: number | undefined
}

const MOST_SOURCES = 6
const LONGEST_TITLE = 80

/**
 * An earlier answer as a model is shown it: drawings in a line each, marks of sources that no new one
 * can be taken for, and at its end what it relied on. Titles are of others: quoted, in one line.
 */
export function earlierAnswer(content: string, sources: readonly EarlierSource[]): string {
  const text = withoutDrawings(content)
  if (sources.length === 0) return text
  return `${withoutCitations(text)}\n\n${basisOf(sources)}`
}

const withoutCitations = (text: string): string =>
  text.replace(/\[(\d{1,3}(?:[,，、–-] ?\d{1,3}){0,9})\](?!\()/g, '(earlier source $1)')

function basisOf(sources: readonly EarlierSource[]): string {
  const named = sources.slice(0, MOST_SOURCES).map(({ index, title, url, fetched_at }) => {
    const host = URL.canParse(url) ? ` at ${new URL(url).hostname}` : ''
    // Each its own: the time of a headline would make an old price look new.
    const asOf = fetched_at ? ` as of ${minuteOf(fetched_at)}` : ''
    return `${index} ${quoted(title)}${host}${asOf}`
  })
  const more = sources.length - named.length
  return `[Looked up for this earlier answer: ${named.join('; ')}${more > 0 ? `; ${more} more` : ''}.]`
}

const minuteOf = (seconds: number) =>
  `${new Date(seconds * 1000).toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Without what could end the line or read as a mark of a model's protocol. */
const quoted = (title: string): string =>
  JSON.stringify(
    title
      .slice(0, LONGEST_TITLE)
      .toWellFormed()
      .replace(/[<>[\]]/g, ' '),
  )

const DRAWING = /^```chart\n([\s\S]*?)\n```$/gm

const withoutDrawings = (text: string): string =>
  withCardTables(text).replace(DRAWING, (_block, json: string) => `[Shown here: ${drawn(json)}.]`)

/** The fields that are read of a drawing. */
interface Drawing {
  readonly title: string
  readonly unit?: string
  readonly at: string
  readonly series?: readonly { readonly name: string; readonly points: readonly unknown[][] }[]
}

/** What a drawing says in a line: the ends of its lines. */
function drawn(json: string): string {
  try {
    const { title, series = [], unit = '', at } = JSON.parse(json) as Drawing
    const ends = series.map(({ name, points }) => {
      const [from, to] = [points[0], points.at(-1)].map((point) => point?.join(' ') ?? '?')
      return `${name} ${from} to ${to} ${unit}`
    })
    return [quoted(title), ...ends, `as of ${at}`].map((part) => part.trim()).join('; ')
  } catch {
    // Anything may stand in a stored text.
    return 'a drawing'
  }
}
