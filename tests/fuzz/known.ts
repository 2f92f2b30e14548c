import fc, { type Arbitrary } from 'fast-check'
import { writeCursor } from '../../packages/server/src/features/topics/cursor.ts'
import type { TopicIds } from '../fixtures/topic.ts'
import type { Scene } from './scene.ts'

/** Gives known values for a property by its name, where chance would never find one. */
export type Known = (name: string) => Arbitrary<unknown> | null

const message = ['questionId', 'answerId', 'otherAnswerId'] as const

const MEANINGS: Readonly<Record<string, readonly (keyof TopicIds)[]>> = {
  topics_id: ['topicId'],
  share_topics_id: ['publicId', 'topicId'],
  message_id: message,
  cur_message_id: message,
  switch_message_id: message,
  parent_id: message,
  request_id: ['requestId'],
  token: ['shareToken'],
  share_token: ['shareToken'],
}

/** About one topic of the scene, which is looked at anew for each value. */
export function knownOf(scene: () => Scene, topic: number): Known {
  return (name) => {
    if (name === 'email') return fc.nat(1).map((nth) => scene().emails[nth])
    if (name === 'search_term') return fc.constantFrom('staking', '比特', '%', 'locked coins')
    if (name === 'cursor') return fc.constant(writeCursor({ usedAt: 2e15, topicId: NOBODYS }))
    const meanings = MEANINGS[name]
    if (!meanings) return null
    // A topic that was never shared has no token.
    return fc
      .constantFrom(...meanings)
      .map((meaning) => scene().topics[topic]?.[meaning] ?? 'never-shared')
  }
}

const NOBODYS = '00000000-0000-4000-8000-000000000000'
