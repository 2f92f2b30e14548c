import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '@coinquiry/server/testing'

const TURNS = 10
const VERSIONS = 40
/** Of each version. */
const CHARACTERS = 20_000

/** A shared topic of ten questions with forty versions of each answer; gives its token. */
export async function addTopic(db: Db, userId: string): Promise<string> {
  const topic_id = randomUUID()
  const shareToken = randomBytes(16).toString('base64url')
  await db
    .insertInto('topics')
    .values({ id: topic_id, user_id: userId, title: 'Versions', share_token: shareToken })
    .execute()
  await db.updateTable('topics').set({ public_permission: 1 }).where('id', '=', topic_id).execute()
  let parent_id: string | null = null
  for (let turn = 0; turn < TURNS; turn += 1) {
    const question = randomUUID()
    const content = 'And then?'
    const place = { topic_id, parent_id, request_id: randomUUID() }
    await db
      .insertInto('messages')
      .values({ ...place, id: question, role: 'user', content })
      .execute()
    for (let version = 0; version < VERSIONS; version += 1) {
      parent_id = randomUUID()
      await db
        .insertInto('messages')
        .values({
          id: parent_id,
          topic_id,
          parent_id: question,
          request_id: randomUUID(),
          role: 'assistant',
          status: 'done',
          content: randomBytes(CHARACTERS / 2).toString('hex'),
        })
        .execute()
    }
  }
  return shareToken
}
