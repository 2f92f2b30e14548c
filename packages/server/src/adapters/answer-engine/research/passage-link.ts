import { openedAt, pageOf, textFragment } from '../../../ports/text-fragment.ts'
import type { Passage } from './passages.ts'

/** A browser marks all of them, and opens the page at the first. */
const MOST_MARKED = 3

/** A link that opens a page at these passages, the first of them before the others. */
export function linkTo(url: string, passages: readonly Passage[]): string {
  const page = pageOf(url)
  const [first] = passages.flatMap(({ blocks }) => blocks)
  if (!first) return page
  if (first.page !== null) return page.includes('#') ? page : `${page}#page=${first.page}`
  const fragments = passages
    .slice(0, MOST_MARKED)
    .map(({ blocks }) => textFragment(blocks[0]?.text ?? '', blocks.at(-1)?.text))
  return openedAt(page, fragments)
}
