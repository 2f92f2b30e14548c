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
