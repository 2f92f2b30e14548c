import type { Db } from '../../adapters/database/database.ts'

/** The topic a message is in, or null when there is no such message. */
export async function loadTopicIdOf(db: Db, messageId: string): Promise<string | null> {
  const message = await db
    .selectFrom('messages')
    .select('topic_id')
    .where('id', '=', messageId)
    .executeTakeFirst()
  return message?.topic_id ?? null
}

/** How an answer was asked for. */
export interface Mode {
  readonly requestId: string
  readonly deepThink: boolean
  readonly internetSearch: boolean
  readonly askedAt: Date
}

export function loadModes(db: Db, topicId: string): Promise<Mode[]> {
  return db
    .selectFrom('generations')
    .select([
      'request_id as requestId',
      'deepthink as deepThink',
      'internet_search as internetSearch',
      'created_at as askedAt',
    ])
    .where('topic_id', '=', topicId)
    .execute()
}
