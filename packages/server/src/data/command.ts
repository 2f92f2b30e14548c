import type { Database } from '../adapters/database/database.ts'
import { openDatabase } from '../adapters/database/open-database.ts'
import { readEnv } from '../env.ts'
import { setHotTopics } from '../features/hot-topics/set-hot-topics.ts'
import { StartError } from '../start-error.ts'
import { exportData, exportFeedback } from './export-data.ts'
import { importData } from './import-data.ts'

const USAGE = `Usage: npm run data -- export <file>      writes everything into a file (.gz: zipped)
       npm run data -- import <file>      reads such a file into an empty database
       npm run data -- hot-topics <file>  replaces the hot topics by those of a file
       npm run data -- feedback <file>    writes the rated questions of users who allow it`

/** What is said once it is done, by command. */
const COMMANDS: Readonly<Record<string, (database: Database, path: string) => Promise<string>>> = {
  async export(database, path) {
    await exportData(database, path)
    return `Everything is in ${path}: keep it as safe as the database.`
  },
  import: async (database, path) =>
    `${await importData(database, path)} rows were read from ${path}.`,
  async 'hot-topics'(database, path) {
    const { zh, en } = await setHotTopics(database, path)
    return `There are ${zh} hot topics in Chinese and ${en} in English now.`
  },
  feedback: async (database, path) =>
    `${await exportFeedback(database, path)} rated questions are in ${path}.`,
}

/** Does what the operator asks for, on the database that the server would use. */
export async function dataCommand(
  source: Readonly<Record<string, string | undefined>>,
  [what = '', path, ...rest]: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  const command = Object.hasOwn(COMMANDS, what) && COMMANDS[what]
  if (!command || !path || rest.length > 0) throw new StartError(USAGE)
  const database = await openDatabase(readEnv(source), { statementTimeoutMs: 0 })
  try {
    say(await command(database, path))
  } finally {
    await database.close()
  }
}
