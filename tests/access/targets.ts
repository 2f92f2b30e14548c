import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '@coinquiry/server/testing'
import { addTopic, addUser, type TopicIds } from '../fixtures/stored.ts'

export const TARGETS = [
  'private',
  'shared',
  'unshared',
  'deleted',
  'random',
  'child of a foreign parent',
] as const
export type Target = (typeof TARGETS)[number]

/** The ids of the target, as its owner sees them. */
export async function idsOf(db: Db, target: Target, ownerId: string): Promise<TopicIds> {
  switch (target) {
    case 'private':
      return addTopic(db, ownerId, 'never')
    case 'shared':
      return addTopic(db, ownerId, 'public')
    case 'unshared':
      return addTopic(db, ownerId, 'off')
    case 'deleted': {
      const topic = await addTopic(db, ownerId, 'public')
      await db.deleteFrom('topics').where('id', '=', topic.topicId).execute()
      return topic
    }
    case 'random':
      return randomIds()
    case 'child of a foreign parent': {
      const stranger = await addUser(db)
      const foreign = await addTopic(db, stranger.userId, 'never')
      const { topicId, publicId, shareToken } = await addTopic(db, ownerId, 'off')
      return { ...foreign, topicId, publicId, shareToken }
    }
  }
}

export function randomIds(): TopicIds {
  return {
    topicId: randomUUID(),
    publicId: randomUUID(),
    questionId: randomUUID(),
    answerId: randomUUID(),
    otherAnswerId: randomUUID(),
    requestId: randomUUID(),
    shareToken: randomBytes(16).toString('base64url'),
  }
}
