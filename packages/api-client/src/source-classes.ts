import type { Source, SourceClass } from './client.gen.ts'

/**
 * The class that is said of a source in the list of an answer. Who is unknown is said only beside
 * others that are known: alone it would tell a reader nothing.
 */
export function shownClass(
  source: Pick<Source, 'class'>,
  all: readonly Pick<Source, 'class'>[],
): SourceClass | null {
  if (source.class !== 'unknown') return source.class ?? null
  return all.some((other) => other.class && other.class !== 'unknown') ? 'unknown' : null
}
