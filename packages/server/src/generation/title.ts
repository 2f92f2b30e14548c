import type { Database } from '../adapters/database/database.ts'
import { storable } from '../domain/storable.ts'
import { titleFrom } from '../domain/title.ts'
import type { AnswerEngine } from '../ports.ts'
import { giveTitle } from './search-index.ts'
import type { SettledNow } from './settle.ts'

/** Lets the engine replace the title that was cut from the question, unless it was changed since. */
export async function improveTitle(
  { db }: Database,
  engine: AnswerEngine,
  { userId, topicId, question, answer, newTitle }: SettledNow,
  signal: AbortSignal,
): Promise<void> {
  if (newTitle === null) return
  const written = await engine.title(question, answer, signal)
  const title = titleFrom(storable(written ?? ''))
  if (title !== '') await giveTitle(db, { userId, topicId, before: newTitle, title })
}
