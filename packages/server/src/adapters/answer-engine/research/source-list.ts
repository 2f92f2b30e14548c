import type { Schemas } from '@coinquiry/api-client/contract'

export type Source = Schemas['Source']
/** A source before it has its number. */
export type NewSource = Omit<Source, 'index'>

const LONGEST_EXCERPT = 1200

/** What an answer relies on, in the order in which it was found; a page keeps its number. */
export class SourceList {
  readonly #sources: Source[] = []

  /** The number under which this can be cited. */
  add(reading: NewSource): number {
    const at = this.#sources.findIndex(({ url }) => url === reading.url)
    const known = this.#sources[at]
    if (known) this.#sources[at] = joined(known, reading)
    else this.#sources.push({ index: this.#sources.length + 1, ...reading })
    return known?.index ?? this.#sources.length
  }

  get items(): Source[] {
    return [...this.#sources]
  }
}

/** Another passage of the same page is added to what was read of it before. */
function joined(known: Source, reading: NewSource): Source {
  const excerpts = [known.excerpt ?? '', reading.excerpt ?? '']
  const isNew = !excerpts[0]?.includes(excerpts[1] ?? '')
  const excerpt = (isNew ? excerpts.filter(Boolean).join(' … ') : excerpts[0]) ?? ''
  return excerpt.length > LONGEST_EXCERPT ? known : { ...known, ...reading, excerpt }
}
