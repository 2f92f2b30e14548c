import { type ClassOf, rankOf, type SourceClass } from '../../source-classes/source-classes.ts'

/** With their classes, better ones first, and those that count alike in their order. */
export function rankedResults<T extends { readonly url: string }>(
  results: readonly T[],
  classOf: ClassOf,
): (T & { readonly class: SourceClass })[] {
  return results
    .map((result) => ({ ...result, class: classOf(result.url) }))
    .toSorted((one, other) => rankOf(one.class) - rankOf(other.class))
}
