import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '../../packages/server/src/adapters/database/database.ts'

export interface TopicIds {
  readonly topicId: string
  /** What strangers know it by. */
  readonly publicId: string
  readonly questionId: string
  readonly answerId: string
  /** Another version of the answer, not the selected one. */
  readonly otherAnswerId: string
  readonly requestId: string
  readonly shareToken: string | null
}

export type Sharing = 'never' | 'public' | 'off'

/** A topic with one question and two versions of its answer, put straight into the database. */
export async function addTopic(db: Db, userId: string, sharing: Sharing): Promise<TopicIds> {
  const [topicId, questionId, answerId, otherAnswerId, requestId, otherRequestId] = ids()
  const shareToken = sharing === 'never' ? null : randomBytes(16).toString('base64url')
  const { public_id: publicId } = await db
    .insertInto('topics')
    .values({
      id: topicId,
      user_id: userId,
      title: 'Staking, a secret title',
      share_token: shareToken,
      public_permission: sharing === 'public' ? 1 : 0,
      selected_message_id: questionId,
    })
    .returning('public_id')
    .executeTakeFirstOrThrow()
  const answer = {
    topic_id: topicId,
    parent_id: questionId,
    role: 'assistant' as const,
    status: 'done' as const,
  }
  await db
    .insertInto('messages')
    .values({
      id: questionId,
      topic_id: topicId,
      role: 'user',
      content: 'What is staking?',
      request_id: requestId,
      selected_child_id: answerId,
    })
    .execute()
  await db
    .insertInto('messages')
    .values([
      { ...answer, id: otherAnswerId, content: 'Older words.', request_id: otherRequestId },
      { ...answer, id: answerId, content: 'Locked coins earn.', request_id: requestId },
    ])
    .execute()
  const generation = {
    topic_id: topicId,
    user_id: userId,
    question_message_id: questionId,
    node_id: randomUUID(),
    status: 'done' as const,
    detached: true,
    deepthink: true,
    internet_search: true,
    settled_at: new Date(),
  }
  await db
    .insertInto('generations')
    .values([
      {
        ...generation,
        request_id: otherRequestId,
        answer_message_id: otherAnswerId,
        question_type: 0,
      },
      { ...generation, request_id: requestId, answer_message_id: answerId, question_type: 2 },
    ])
    .execute()
  return { topicId, publicId, questionId, answerId, otherAnswerId, requestId, shareToken }
}

type Six = [string, string, string, string, string, string]

function ids(): Six {
  return Array.from({ length: 6 }, () => randomUUID()) as Six
}
