import type { z } from 'zod'
import { DataFailure } from '../../ports/data-failure.ts'
import type { transactions } from './blockscout-shapes.ts'

type Page = z.infer<typeof transactions>

const timesOf = ({ items }: Page) =>
  items.flatMap(({ timestamp }) => (timestamp ? Date.parse(timestamp) : []))

/** Of a page that has the newest transactions. */
export function latestIn(page: Page | undefined): Date | null {
  return page ? dated(Math.max(...timesOf(page))) : null
}

/**
 * When the first transaction was: on the page of the newest ones where it has them all, else the
 * first of a page that begins with the oldest. Null where a source does not keep that order, or
 * does not answer: the rest of an address is known all the same.
 */
export async function earliestIn(
  page: Page | undefined,
  readOldest: () => Promise<Page>,
): Promise<Date | null> {
  if (!page) return null
  if (!page.next_page_params) return dated(Math.min(...timesOf(page)))
  const times = timesOf(await readOldest().catch(nothingRead))
  const [first = Number.NaN] = times
  const isInOrder = first === Math.min(...times) && first <= Math.min(...timesOf(page))
  return isInOrder ? dated(first) : null
}

function nothingRead(error: unknown): Page {
  if (error instanceof DataFailure) return { items: [] }
  throw error
}

const dated = (time: number) => (Number.isFinite(time) ? new Date(time) : null)
