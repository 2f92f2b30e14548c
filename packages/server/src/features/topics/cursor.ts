import { refuse } from '../../domain/refusal.ts'

/** Where a topic stands in a list: the newest come first, those of the same moment by their ids. */
export interface Place {
  /** When it was last used, in microseconds since 1970. */
  readonly usedAt: number
  readonly topicId: string
}

const PLACE = /^(\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function writeCursor({ usedAt, topicId }: Place): string {
  return Buffer.from(`${usedAt} ${topicId}`).toString('base64url')
}

/** The place after which a page begins; null for the first one. */
export function readCursor(cursor: string | undefined): Place | null {
  if (cursor === undefined) return null
  const [, usedAt, topicId] = PLACE.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (topicId === undefined) throw refuse('error.badRequest', { detail: 'query.cursor is unknown' })
  return { usedAt: Number(usedAt), topicId }
}
