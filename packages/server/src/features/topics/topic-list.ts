import { setImmediate as afterOthers } from 'node:timers/promises'
import type { Input, Schemas, Success } from '@coinquiry/api-client/contract'
import type { RequestContext, UserRequestContext } from '../../app-context.ts'
import { beginningOf, excerptAround } from '../../domain/excerpt.ts'
import { oneLine, readable } from '../../domain/plain-text.ts'
import { refuse } from '../../domain/refusal.ts'
import { searchQuery } from '../../domain/search-document.ts'
import { type Term, termsOf } from '../../domain/search-terms.ts'
import { takeSearch } from '../rate-limits/rate-limits.ts'
import {
  countMatches,
  type ListedRow,
  type ListPosition,
  listFewMatches,
  listManyMatches,
  listTopics,
  type Page,
} from './list-store.ts'

/** Without a page's size. */
const ALL = 1000
/** Beyond so many matches most topics tried in turn have one. */
const FEW = 500

/** The user's topics, or the favorites or public ones of them: all, a page, or what a search finds. */
export async function topicList(
  ctx: UserRequestContext,
  query: Input<'fetchTopicList'>['query'],
  only: Page['only'] = null,
): Promise<Success<'fetchTopicList'>> {
  const { db } = ctx.database
  const { userId } = ctx.viewer
  const size = query.page_size ?? ALL
  const page = { userId, only, after: readCursor(query.cursor), limit: size + 1 }
  const wanted = query.search_term?.trim() ?? ''
  const terms = termsOf(wanted)
  if (wanted !== '') takeSearch(ctx, userId)
  const rows = wanted === '' ? await listTopics(db, page) : await search(db, page, terms)
  const shown = rows.slice(0, size)
  const last = shown.at(-1)
  const data: Schemas['TopicListItem'][] = []
  for (const row of shown) {
    // A whole text is read for each match, so others are served in between.
    if (terms.length > 0) await afterOthers()
    data.push({
      ...itemOf(row, terms),
      ...(only === 'public' && row.shareToken !== null && { share_token: row.shareToken }),
    })
  }
  return {
    code: 0,
    data,
    next: last && rows.length > size ? writeCursor(last) : null,
  }
}

async function search(db: RequestContext['database']['db'], page: Page, terms: readonly Term[]) {
  if (terms.length === 0) return []
  const query = searchQuery(page.userId, terms)
  const matches = await countMatches(db, page, query, FEW + 1)
  if (matches === 0) return []
  return matches > FEW ? listManyMatches(db, page, query) : listFewMatches(db, page, query)
}

function itemOf(row: ListedRow, terms: readonly Term[]): Schemas['TopicListItem'] {
  const title = row.title ?? ''
  return {
    topics_id: row.topicId,
    title,
    topics_title: title,
    first_message: beginningOf(oneLine(row.question ?? '')),
    updated_at: Math.floor(row.usedAt / 1_000_000),
    is_collected: row.isFavorite,
    is_collect: row.isFavorite,
    ...(terms.length > 0 && { match: matchOf(row, terms) }),
  }
}

function matchOf({ found, title }: ListedRow, terms: readonly Term[]): Schemas['SearchMatch'] {
  if (found === null) {
    return { message_id: null, version_number: null, ...excerptAround(oneLine(title ?? ''), terms) }
  }
  return {
    message_id: found.messageId,
    version_number: found.versionNumber,
    ...excerptAround(readable(found.role, found.content), terms),
  }
}

const CURSOR = /^(\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function writeCursor({ usedAt, topicId }: ListPosition): string {
  return Buffer.from(`${usedAt} ${topicId}`).toString('base64url')
}

/** The place after which a page begins; null for the first one. */
function readCursor(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  const [, usedAt, topicId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (topicId === undefined) throw refuse('error.badRequest', { detail: 'query.cursor is unknown' })
  return { usedAt: Number(usedAt), topicId }
}
