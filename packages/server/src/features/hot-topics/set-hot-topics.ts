import type { Database } from '../../adapters/database/database.ts'
import { readHotTopicsFile } from './hot-topics-file.ts'
import { replaceHotTopics } from './store.ts'

/** Offers the questions of a file instead of those before; gives how many there are now. */
export async function setHotTopics(
  database: Database,
  path: string,
): Promise<{ zh: number; en: number }> {
  const { zh, en } = await readHotTopicsFile(path)
  await database.write((tx) => replaceHotTopics(tx, { zh, en }))
  return { zh: zh.length, en: en.length }
}
