import { sql } from 'kysely'
import type { Db, Tx } from '../../adapters/database/database.ts'
import type { Language } from '../../ports.ts'

export function hotTopics(db: Db, language: Language, limit: number) {
  return db
    .selectFrom('hot_topics')
    .select('title')
    .where('language', '=', language)
    .orderBy('position')
    .limit(limit)
    .execute()
}

export async function replaceHotTopics(
  tx: Tx,
  topics: Readonly<Record<Language, readonly string[]>>,
): Promise<void> {
  // Two that replace at once would find each other's positions taken.
  await sql`lock table hot_topics in share row exclusive mode`.execute(tx)
  await tx.deleteFrom('hot_topics').execute()
  const rows = (['zh', 'en'] as const).flatMap((language) =>
    topics[language].map((title, at) => ({ language, title, position: at + 1 })),
  )
  await tx.insertInto('hot_topics').values(rows).execute()
}
