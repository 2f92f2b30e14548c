import type { IntlShape } from 'react-intl'
import type { Source } from '../../data/topics.ts'

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
