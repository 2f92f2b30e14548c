import type { MockServer } from './mock-server.ts'
import type { Topic, User } from './rows.ts'
import { addMessage, addTopic, share } from './topics/add-topic.ts'
import type { SeedTopic, SeedTurn, World } from './world.ts'

/** A signed-in user of the mock. */
export interface Resident {
  readonly user_id: string
  readonly email: string
  readonly token: string
  /** The last used first. */
  readonly topicIds: readonly string[]
  /** Of the first topic that is shared, '' without one. */
  readonly shareToken: string
}

/** Adds a user, with everything that the world gives them. */
export function join(server: MockServer, world: World, address?: string): Resident {
  const { random, clock } = server
  const user_id = random.id()
  const email = address ?? `${world.name}-${user_id.slice(0, 8)}@example.org`
  server.users.push({
    user_name: `User-${random.token().slice(0, 6).toUpperCase()}`,
    icon_url: '',
    twitter_account: '',
    is_membership: 0,
    plan: null,
    plan_renewal: null,
    topic_count: 2,
    allow_data_manage: 0,
    is_copyright_protection: 0,
    cur_points: world.points.cur_points,
    ...world.user,
    user_id,
    email,
    world,
  } satisfies User)
  for (const record of [...world.pointsRecords].reverse()) {
    server.pointsRecords.push({ ...record, user_id, created_at: clock() })
  }
  const token = signIn(server, user_id)
  const seeds = [...world.topics(server.language)].reverse()
  const topics = seeds.map((seed) => seedTopic(server, user_id, seed)).reverse()
  return {
    user_id,
    email,
    token,
    topicIds: topics.map(({ topics_id }) => topics_id),
    shareToken: topics.find(({ share_token }) => share_token)?.share_token ?? '',
  }
}

/** A new session, by its token. */
export function signIn({ random, sessions }: MockServer, user_id: string): string {
  const token = random.token()
  sessions.set(token, user_id)
  return token
}

function seedTopic(server: MockServer, user_id: string, seed: SeedTopic): Topic {
  const { title, isFavorite, isShared, isTakenDown = false, turns } = seed
  const is_collected = isFavorite ? 1 : 0
  const topic = addTopic(server, { topics_id: server.random.id(), user_id, title, is_collected })
  if (isShared || isTakenDown) share(server, topic)
  if (isTakenDown) Object.assign(topic, { public_permission: 0, is_taken_down: true })
  let parent_id: string | null = null
  for (const turn of turns) parent_id = seedTurn(server, topic, parent_id, turn)
  return topic
}

/** The id of the last version of the answer. */
function seedTurn(
  server: MockServer,
  { topics_id }: Topic,
  parent_id: string | null,
  { question, answers }: SeedTurn,
): string {
  const newIds = () => ({ message_id: server.random.id(), request_id: server.random.id() })
  const asked = { topics_id, parent_id, role_type: 'user', content: question } as const
  let last = addMessage(server, { ...asked, ...newIds() })
  const answer = { topics_id, parent_id: last.message_id, role_type: 'assistant' } as const
  for (const content of answers) {
    last = addMessage(server, { ...answer, ...content, ...newIds() })
  }
  return last.message_id
}
