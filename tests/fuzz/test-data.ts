import { type Db, writeCursor } from '@coinquiry/server/testing'
import fc, { type Arbitrary } from 'fast-check'
import { addTopic, addUser, type TopicIds } from '../fixtures/stored.ts'

export const SENDERS = ['visitor', 'free', 'member', 'stranger', 'dead token'] as const
export type Sender = (typeof SENDERS)[number]

/** Whose each of a data's topics is, and how it is shared. */
export const TOPICS = [
  { owner: 'free', sharing: 'never' },
  { owner: 'free', sharing: 'public' },
  { owner: 'member', sharing: 'off' },
  { owner: 'member', sharing: 'public' },
] as const

/** The senders of requests, and the topics that a request can name. */
export interface TestData {
  readonly tokens: Readonly<Record<Sender, string | null>>
  readonly emails: readonly string[]
  /** In the order of `TOPICS`. */
  readonly topics: readonly TopicIds[]
}

export async function newTestData(db: Db): Promise<TestData> {
  const [free, member, stranger] = await Promise.all([
    addUser(db),
    addUser(db, { member: true }),
    addUser(db),
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

/** Gives known values for a property by its name, which random values would never hit. */
export type KnownValues = (name: string) => Arbitrary<unknown> | null

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

/** About one topic of the data, which is looked at anew for each value. */
export function knownOf(data: () => TestData, topic: number): KnownValues {
  return (name) => {
    if (name === 'email') return fc.nat(1).map((nth) => data().emails[nth])
    if (name === 'search_term') return fc.constantFrom('staking', '比特', '%', 'locked coins')
    if (name === 'cursor') return fc.constant(writeCursor({ usedAt: 2e15, topicId: UNKNOWN_ID }))
    const meanings = MEANINGS[name]
    if (!meanings) return null
    // A topic that was never shared has no token.
    return fc
      .constantFrom(...meanings)
      .map((meaning) => data().topics[topic]?.[meaning] ?? 'never-shared')
  }
}

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'
