import type { MockServer } from './mock-server.ts'
import { emptyMessage } from './rows.ts'
import type { SeedTopic, SeedTurn, World } from './worlds/world.ts'

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
export async function join(server: MockServer, world: World, address?: string): Promise<Resident> {
  const { random } = server
  const user_id = random.id()
  const email = address ?? `${world.name}-${user_id.slice(0, 8)}@example.org`
  server.worlds.set(world.name, world)
  await server.users.create({
    user_name: `User-${random.token().slice(0, 6).toUpperCase()}`,
    icon_url: '',
    twitter_account: '',
    is_membership: 0,
    topic_count: 2,
    allow_data_manage: 0,
    is_copyright_protection: 0,
    cur_points: world.points.cur_points,
    ...world.user,
    user_id,
    email,
    world: world.name,
  })
  for (const record of [...world.pointsRecords].reverse()) {
    await server.points.create({ ...record, user_id, created_at: server.clock() })
  }
  const token = await signIn(server, user_id)
  const topics = [...world.topics(server.language)].reverse()
  const topicIds: string[] = []
  let shareToken = ''
  for (const topic of topics) {
    const seeded = await seedTopic(server, user_id, topic)
    topicIds.unshift(seeded.topics_id)
    shareToken = seeded.share_token || shareToken
  }
  return { user_id, email, token, topicIds, shareToken }
}

/** A new session, by its token. */
export async function signIn(server: MockServer, user_id: string): Promise<string> {
  const token = server.random.token()
  await server.sessions.create({ token, user_id })
  return token
}

async function seedTopic(server: MockServer, user_id: string, topic: SeedTopic) {
  const { random } = server
  const topics_id = random.id()
  const seeded = await server.topics.create({
    topics_id,
    user_id,
    public_id: random.id(),
    public_owner_id: random.id(),
    title: topic.title,
    share_token: topic.isShared ? random.token() : '',
    public_permission: topic.isShared ? 1 : 0,
    is_collected: topic.isFavorite ? 1 : 0,
    source_id: null,
    selected_child: null,
    updated_at: server.clock(),
    used: server.topics.count(),
  })
  let parent_id: string | null = null
  for (const turn of topic.turns) {
    parent_id = await seedTurn(server, { user_id, topics_id, parent_id }, turn)
  }
  return seeded
}

/** The id of the last version of the answer. */
async function seedTurn(
  server: MockServer,
  place: { user_id: string; topics_id: string; parent_id: string | null },
  { question, answers }: SeedTurn,
): Promise<string> {
  const { random } = server
  const { user_id, topics_id } = place
  const asked = await server.messages.create({
    ...emptyMessage(topics_id, place.parent_id, 'user'),
    message_id: random.id(),
    request_id: random.id(),
    content: question,
  })
  let answer_id = ''
  for (const answer of answers) {
    answer_id = random.id()
    const request_id = random.id()
    await server.messages.create({
      ...emptyMessage(topics_id, asked.message_id, 'assistant'),
      ...answer,
      message_id: answer_id,
      request_id,
    })
    await server.generations.create({
      request_id,
      user_id,
      topics_id,
      question_id: asked.message_id,
      answer_id,
      error_key: null,
      idempotency_key: null,
      asked: '',
    })
  }
  return answer_id
}
