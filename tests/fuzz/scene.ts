import type { Db } from '../../packages/server/src/adapters/database/database.ts'
import { addPerson } from '../fixtures/person.ts'
import { addTopic, type TopicIds } from '../fixtures/topic.ts'

export const SENDERS = ['visitor', 'free', 'member', 'stranger', 'dead token'] as const
export type Sender = (typeof SENDERS)[number]

/** Whose each of a scene's topics is, and how it is shared. */
export const TOPICS = [
  { owner: 'free', sharing: 'never' },
  { owner: 'free', sharing: 'public' },
  { owner: 'member', sharing: 'off' },
  { owner: 'member', sharing: 'public' },
] as const

/** Who may send, and what there is that a request can mean. */
export interface Scene {
  readonly tokens: Readonly<Record<Sender, string | null>>
  readonly emails: readonly string[]
  /** In the order of `TOPICS`. */
  readonly topics: readonly TopicIds[]
}

export async function newScene(db: Db): Promise<Scene> {
  const [free, member, stranger] = await Promise.all([
    addPerson(db),
    addPerson(db, { member: true }),
    addPerson(db),
  ])
  const owners = { free, member }
  const topics = TOPICS.map(({ owner, sharing }) => addTopic(db, owners[owner].userId, sharing))
  return {
    tokens: {
      visitor: null,
      'dead token': 'x'.repeat(43),
      free: free.token,
      member: member.token,
      stranger: stranger.token,
    },
    emails: [free.email, member.email],
    topics: await Promise.all(topics),
  }
}
