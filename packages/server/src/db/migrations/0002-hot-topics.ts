import { type Kysely, sql } from 'kysely'
import { hotTopics } from './hot-topics.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [language, titles] of Object.entries(hotTopics)) {
    for (const [position, title] of titles.entries()) {
      await sql`insert into hot_topics (language, title, position)
        values (${language}, ${title}, ${position + 1})`.execute(db)
    }
  }
}
