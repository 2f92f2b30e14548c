import { pageOf } from '../../../ports/text-fragment.ts'
import type { NewSource, Source } from './tool.ts'

const LONGEST_EXCERPT = 1200

/** What an answer relies on, in the order in which it was found; a page keeps its number. */
export class SourceList {
  readonly #sources: Source[] = []

  /** The number under which this can be cited. */
  add(reading: NewSource): number {
    const page = pageOf(reading.url)
    const at = this.#sources.findIndex(({ url }) => pageOf(url) === page)
    const known = this.#sources[at]
    if (known) this.#sources[at] = joined(known, reading)
    else this.#sources.push({ index: this.#sources.length + 1, ...reading })
    return known?.index ?? this.#sources.length
  }

  get items(): Source[] {
    return [...this.#sources]
  }

  /** The latest day on which one was published, `2026-11-20`; null where none says it. */
  get newest(): string | null {
    return (
      this.#sources
        .flatMap(({ published }) => published ?? [])
        .sort()
        .at(-1) ?? null
    )
  }
}

/** Another passage of the same page is added to what was read of it before. */
function joined(known: Source, reading: NewSource): Source {
  const excerpts = [known.excerpt ?? '', reading.excerpt ?? '']
  const isNew = !excerpts[0]?.includes(excerpts[1] ?? '')
  const excerpt = (isNew ? excerpts.filter(Boolean).join(' … ') : excerpts[0]) ?? ''
  return excerpt.length > LONGEST_EXCERPT ? known : { ...known, ...reading, excerpt }
}
