import { type Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { searchDocument, searchQuery } from '../../domain/search-document.ts'
import { termsOf } from '../../domain/search-terms.ts'
import { loadEmbedded } from '../../testing/databases.ts'
import type { Tables } from '../tables.ts'
import { migrations } from './migrations.ts'

const USER = '3f0d6a52-19c7-4be8-a1f4-70d2c95e8b36'
let db: Kysely<Tables>

beforeAll(async () => {
  db = await loadEmbedded()
})
// A migration makes everything in here; what it says of itself is in here, too.
beforeEach(async () => {
  await sql`drop schema public cascade`.execute(db)
  await sql`create schema public`.execute(db)
})
afterAll(() => db.destroy())

it('what was asked before there was a search can be found', async () => {
  const migrator = new Migrator({ db, provider: migrations })
  await migrator.migrateTo('0004-pictures')
  await sql`insert into users (id, user_name) values (${USER}, 'Mei')`.execute(db)
  await sql`insert into topics (id, user_id, title)
    select gen_random_uuid(), ${USER}, case when n % 2 = 0 then 'Title ' || n end
    from generate_series(1, 150) n`.execute(db)
  await sql`insert into messages (topic_id, role, content, status)
    select id, 'user', 'A question', null from topics
    union all select id, 'assistant', 'The **ans**wer', 'done' from topics
    union all select id, 'assistant', 'Not yet an answer', 'running' from topics`.execute(db)

  const { error } = await migrator.migrateToLatest()

  expect(error).toBeUndefined()
  const found = async (query: string) => {
    const { rows } = await sql<{ messageId: string | null }>`
      select d.message_id as "messageId" from search_documents d
      left join messages m on m.id = d.message_id and m.ordinal = d.ordinal
        and m.topic_id = d.topic_id
      where d.terms @@ ${searchQuery(USER, termsOf(query))}::tsquery
        and (d.ordinal = 0) = (m.id is null)`.execute(db)
    return rows.length
  }
  expect([await found('title'), await found('question'), await found('answer')]).toEqual([
    75, 150, 150,
  ])
})

/** Brings answers that were stored and indexed before a migration through it and those after. */
async function migrateAnswers(before: string, contents: readonly string[], indexed: string) {
  const migrator = new Migrator({ db, provider: migrations })
  await migrator.migrateTo(before)
  await sql`insert into users (id, user_name) values (${USER}, 'Mei')`.execute(db)
  await sql`insert into topics (id, user_id) values (gen_random_uuid(), ${USER})`.execute(db)
  await sql`with asked as (
      insert into messages (topic_id, role, content, status)
      select t.id, 'assistant', content, 'done' from topics t, unnest(${contents}::text[]) as content
      returning topic_id, ordinal, id
    )
    insert into search_documents (topic_id, ordinal, message_id, terms)
    select topic_id, ordinal, id, ${searchDocument(USER, indexed)}::tsvector
    from asked`.execute(db)
  const { error } = await migrator.migrateToLatest()
  expect(error).toBeUndefined()
}

async function countFound(query: string): Promise<number> {
  const { rows } = await sql`select from search_documents
    where terms @@ ${searchQuery(USER, termsOf(query))}::tsquery`.execute(db)
  return rows.length
}

it('formulas of earlier answers are found as they are read', async () => {
  const contents = ['Risk is \\(\\sigma\\).', '```math\n\\sigma\n```', 'Risk is sigma.']
  await migrateAnswers('0013-thinking-and-reasons', contents, 'sigma')
  expect([await countFound('sigma'), await countFound('σ')]).toEqual([1, 2])
})

it('what was answered about the engine itself is no longer found', async () => {
  const refusal =
    'I don’t know: the built-in handbook has no entry that answers this.\n\n- **Staking:** a lock'
  const answer = 'Staking locks ETH.\n\n**Related:** Ethereum · Restaking'
  const contents = [...Array.from({ length: 250 }, () => refusal), answer]
  await migrateAnswers('0009-favorites', contents, 'staking restaking')
  expect([await countFound('staking'), await countFound('restaking')]).toEqual([1, 0])
})
