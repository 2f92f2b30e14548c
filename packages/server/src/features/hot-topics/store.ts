import type { Db } from '../../adapters/database/database.ts'
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
