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

const COMMANDS = ['export', 'import', 'hot-topics', 'feedback']

/** Does what the operator asks for, on the database that the server would use. */
export async function dataCommand(
  source: Readonly<Record<string, string | undefined>>,
  [what, path, ...rest]: readonly string[],
  say: (text: string) => void,
): Promise<void> {
  if (!what || !path || rest.length > 0 || !COMMANDS.includes(what)) {
    throw new StartError(USAGE)
  }
  const database = await openDatabase(readEnv(source), { statementTimeoutMs: 0 })
  try {
    if (what === 'export') {
      await exportData(database, path)
      say(`Everything is in ${path}: keep it as safe as the database.`)
    } else if (what === 'import') {
      say(`${await importData(database, path)} rows were read from ${path}.`)
    } else if (what === 'feedback') {
      say(`${await exportFeedback(database, path)} rated questions are in ${path}.`)
    } else {
      const { zh, en } = await setHotTopics(database, path)
      say(`There are ${zh} hot topics in Chinese and ${en} in English now.`)
    }
  } finally {
    await database.close()
  }
}
