import { refuse } from '../../domain/refusal.ts'

/** Where a topic stands in a list: the newest come first, those of the same moment by their ids. */
export interface ListPosition {
  /** When it was last used, in microseconds since 1970. */
  readonly usedAt: number
  readonly topicId: string
}

const CURSOR = /^(\d{1,16}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function writeCursor({ usedAt, topicId }: ListPosition): string {
  return Buffer.from(`${usedAt} ${topicId}`).toString('base64url')
}

/** The place after which a page begins; null for the first one. */
export function readCursor(cursor: string | undefined): ListPosition | null {
  if (cursor === undefined) return null
  const [, usedAt, topicId] = CURSOR.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (topicId === undefined) throw refuse('error.badRequest', { detail: 'query.cursor is unknown' })
  return { usedAt: Number(usedAt), topicId }
}
