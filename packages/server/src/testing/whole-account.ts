import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../adapters/database/database.ts'
import type { SignedIn } from '../contract/viewer.ts'
import { addPerson } from './people.ts'
import { addSubscription } from './purchases.ts'

/** Tables whose rows belong to no account, or outlive it. */
export const UNOWNED_TABLES: readonly string[] = [
  'code_tries',
  'day_counts',
  'hot_topics',
  'kysely_migration',
  'kysely_migration_lock',
  'moderation_log',
  'nodes',
  'payment_events',
  'rewarded_twitter_accounts',
  'server_secret',
]

const at = new Date('2026-03-01T11:00:00Z')

/** One account that has a row in every table where an account can have one. */
export async function fillEveryTable(database: Database, email: string): Promise<SignedIn> {
  const { db } = database
  const person = await addPerson(database, { email })
  const user_id = person.userId
  const content = randomBytes(8)
  const hash = () => randomBytes(32)

  const picture = await db
    .insertInto('pictures')
    .values({ user_id, content })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('users').set({ avatar_id: picture.id }).where('id', '=', user_id).execute()

  const code = { code_hash: hash(), ip: '203.0.113.7', created_at: at, expires_at: at }
  await db
    .insertInto('login_codes')
    .values({ email, ...code })
    .execute()
  await db
    .insertInto('pending_links')
    .values({ email, browser_hash: hash(), provider: 'apple', subject: 'mei', expires_at: at })
    .execute()
  await db
    .insertInto('known_browsers')
    .values({ user_id, browser_hash: hash(), used_at: at })
    .execute()
  const tokens = { token_hash: hash(), navigation_hash: hash() }
  await db
    .insertInto('sessions')
    .values({ user_id, ...tokens, expires_at: at })
    .execute()
  await db
    .insertInto('short_tokens')
    .values({ user_id, token_hash: hash(), expires_at: at })
    .execute()
  const subject = { provider: 'google', subject: 'mei' } as const
  await db
    .insertInto('identities')
    .values({ user_id, ...subject })
    .execute()
  await db
    .insertInto('social_attempts')
    .values({
      ...{ user_id, provider: 'twitter', purpose: 'bind', nonce: 'n', verifier: 'v' },
      ...{ state_hash: hash(), browser_hash: hash(), expires_at: at },
    })
    .execute()
  const proof = { twitter_id: '7', screen_name: 'mei', proved_at: at, picture_id: picture.id }
  await db
    .insertInto('twitter_proofs')
    .values({ user_id, ...proof })
    .execute()

  await addConversation(database, user_id)
  const earned = { task_key: 'user_register', points: 10, reference: 'user_register' } as const
  await db
    .insertInto('points')
    .values({ user_id, ...earned })
    .execute()
  await db
    .insertInto('rate_uses')
    .values({ bucket: `ask ${user_id}`, cost: 1, used_at: at })
    .execute()
  await addSubscription(database, user_id)
  return person
}

async function addConversation({ db }: Database, user_id: string): Promise<void> {
  const [topic_id, question, answer, request_id] = Array.from({ length: 4 }, () => randomUUID())
  if (!topic_id || !question || !answer || !request_id) throw new Error('Four ids were made')
  await db.insertInto('topics').values({ id: topic_id, user_id }).execute()
  await db
    .insertInto('messages')
    .values([
      { id: question, topic_id, role: 'user', request_id },
      { id: answer, topic_id, parent_id: question, role: 'assistant', request_id },
    ])
    .execute()
  await db
    .insertInto('generations')
    .values({
      ...{ request_id, topic_id, user_id, node_id: randomUUID(), status: 'done' },
      ...{ question_message_id: question, answer_message_id: answer, question_type: 0 },
      ...{ detached: true, deepthink: false, internet_search: false },
    })
    .execute()
  await db.insertInto('frames').values({ request_id, first_seq: 1, chunk: '' }).execute()
  const report = { reason: 'other', note: '', reporter_hash: randomBytes(32) } as const
  await db
    .insertInto('reports')
    .values({ topic_id, ...report, created_at: at })
    .execute()
  const spend = { kind: 'topic', day: '2026-03-01', state: 'charged' } as const
  await db
    .insertInto('spends')
    .values({ user_id, topic_id, request_id, ...spend })
    .execute()
  await db
    .insertInto('search_documents')
    .values({ topic_id, ordinal: 1, message_id: answer, terms: 'gas' })
    .execute()
}
