import type { Schemas } from '@coinquiry/api-client/contract'
import type { Db } from '../../adapters/database/database.ts'
import type { RequestContext } from '../../app-context.ts'
import { beginningOf } from '../../domain/excerpt.ts'
import { oneLine, plainText } from '../../domain/plain-text.ts'
import { storable } from '../../domain/storable.ts'
import { titleFrom } from '../../domain/title.ts'
import { readSelected } from '../messages/read-topic.ts'
import { loadTopicByToken } from '../messages/store.ts'
import { loadPreview } from './store.ts'

/** The preview of a shared topic where its link is posted. */
export interface LinkPreview {
  readonly title: string
  /** The beginning of the first answer; '' while there is none. */
  readonly description: string
  readonly owner: string
}

/** Controls, and bidi marks that would reorder the text around them. */
const UNSEEN = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu
/** More than a title shows, whatever it is made of. */
const LONGEST = 500

/** The preview of a link, or null when it leads nowhere, for whatever reason. */
export async function previewOf(db: Db, shareToken: string): Promise<LinkPreview | null> {
  const row = await loadPreview(db, storable(shareToken))
  return (
    row && {
      title: titleFrom(
        visible(row.title || row.question || '')
          .slice(0, LONGEST)
          .toWellFormed(),
      ),
      description: beginningOf(oneLine(visible(plainText(row.answer ?? '')))),
      owner: visible(row.owner),
    }
  )
}

function visible(text: string): string {
  return text.replace(UNSEEN, ' ')
}

type ReadContext = Pick<RequestContext, 'database' | 'generations' | 'now'>

/**
 * The topic of a share link, or `most` messages of it, for a user (null: a visitor); null when they
 * may not read it.
 */
export async function readLink(
  ctx: ReadContext,
  shareToken: string,
  userId: string | null,
  most?: number,
): Promise<Schemas['TopicContent'] | null> {
  const topic = await loadTopicByToken(ctx.database.db, storable(shareToken))
  return readSelected(ctx, topic, userId, most)
}
