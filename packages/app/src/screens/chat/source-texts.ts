import type { IntlShape } from 'react-intl'
import { shownClass } from '../../data/source-classes.ts'
import type { Source } from '../../data/topics.ts'

/** Who speaks in a source of an answer, in a word or two; undefined where nothing is said of it. */
export function sourceClass(
  { formatMessage }: IntlShape,
  source: Source,
  all: readonly Source[],
): string | undefined {
  const shown = shownClass(source, all)
  return shown ? formatMessage({ id: `source.${shown}` }) : undefined
}

/** When a source was published, else when it was read; undefined for the handbook. */
export function sourceDate(
  { formatDate, formatMessage }: IntlShape,
  { published, fetched_at: read }: Source,
): string | undefined {
  if (published !== undefined) {
    const date = formatDate(published, { dateStyle: 'medium', timeZone: 'UTC' })
    return formatMessage({ id: 'source.published' }, { date })
  }
  if (read === undefined) return undefined
  return formatDate(read * 1000, { dateStyle: 'medium', timeStyle: 'short' })
}
