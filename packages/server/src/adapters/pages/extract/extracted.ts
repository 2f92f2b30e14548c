import type { TextBlock } from '../../../ports/web-pages.ts'

/** What a page says, as it stands there: nothing of it is clean yet. */
export interface Extracted {
  readonly title: string
  readonly blocks: readonly TextBlock[]
  readonly published: string | null
  readonly author: string | null
  readonly site: string | null
}

export const MOST_BLOCKS = 3000
