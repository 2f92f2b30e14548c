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

/** How each answer of a topic was asked for, by the id of its request. */
export async function loadModes(db: Db, topicId: string) {
  const modes = await db
    .selectFrom('generations')
    .select(['request_id', 'deepthink as deepThink', 'internet_search as internetSearch'])
    .select('created_at as askedAt')
    .where('topic_id', '=', topicId)
    .execute()
  return new Map(modes.map(({ request_id, ...mode }) => [request_id, mode]))
}
