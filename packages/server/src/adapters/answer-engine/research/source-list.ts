import { pageOf } from '../../../ports/text-fragment.ts'
import { rankOf } from '../../source-classes/source-classes.ts'
import { type Compared, type Copies, FoundTexts } from './found-texts.ts'
import type { NewSource, Source } from './tool.ts'

const LONGEST_EXCERPT = 1200

/**
 * What an answer relies on, in the order in which it was found. A page keeps its number, and a text
 * that another site has as well may be found under one number alone.
 */
export class SourceList {
  readonly #sources: Source[] = []
  readonly #texts = new FoundTexts()

  /** The number under which this can be cited. */
  add(reading: NewSource, compared: Compared | null = null): number {
    const n = this.#numberOf(reading, compared)
    if (compared) this.#texts.add(n, reading.url, compared.text)
    return n
  }

  #numberOf(reading: NewSource, compared: Compared | null): number {
    const page = pageOf(reading.url)
    const at = this.#sources.findIndex(({ url }) => pageOf(url) === page)
    const known = this.#sources[at]
    if (known) {
      this.#sources[at] = joined(known, reading)
      return known.index
    }
    const same = compared?.joins ? this.#asGoodAs(reading, compared.text) : null
    return same ?? this.#sources.push({ index: this.#sources.length + 1, ...reading })
  }

  /** The number of a source with this text whose class counts no less. */
  #asGoodAs(reading: NewSource, text: string): number | null {
    const asGood = (n: number) => rank(this.#sources[n - 1]) <= rank(reading)
    return this.#texts.having(text).find(asGood) ?? null
  }

  /** Where else the text of the page at this address was found, which has this number. */
  copiesOf(n: number, url: string): Copies {
    const isJoined = pageOf(this.#sources[n - 1]?.url ?? url) !== pageOf(url)
    return { isJoined, ...this.#texts.of(n) }
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

const rank = (source: NewSource | undefined) => rankOf(source?.class ?? 'unknown')

/** Another passage of the same page is added to what was read of it before. */
function joined(known: Source, reading: NewSource): Source {
  const excerpts = [known.excerpt ?? '', reading.excerpt ?? '']
  const isNew = !excerpts[0]?.includes(excerpts[1] ?? '')
  const excerpt = (isNew ? excerpts.filter(Boolean).join(' … ') : excerpts[0]) ?? ''
  return excerpt.length > LONGEST_EXCERPT ? known : { ...known, ...reading, excerpt }
}
