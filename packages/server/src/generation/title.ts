import type { Database } from '../adapters/database/database.ts'
import { titleFrom } from '../domain/title.ts'
import type { AnswerEngine } from '../ports.ts'
import type { SettledNow } from './settle.ts'

/** Lets the engine replace the title that was cut from the question, unless it was changed since. */
export async function improveTitle(
  { db }: Database,
  engine: AnswerEngine,
  { topicId, question, answer, newTitle }: SettledNow,
  signal: AbortSignal,
): Promise<void> {
  if (newTitle === null) return
  const title = await engine.title(question, answer, signal)
  if (title === null || title.trim() === '') return
  await db
    .updateTable('topics')
    .set({ title: titleFrom(title) })
    .where('id', '=', topicId)
    .where('title', '=', newTitle)
    .execute()
}
