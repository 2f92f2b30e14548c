import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { createCheckout } from '../adapters/checkout/checkout.ts'
import type { Database } from '../adapters/database/database.ts'
import { openAsItIs, openUnchanged } from '../adapters/database/open-database.ts'
import { createMailer } from '../adapters/mailer/mailer.ts'
import { type Env, readEnv } from '../env.ts'
import { setHotTopics } from '../features/hot-topics/set-hot-topics.ts'
import { listLog, listReports } from '../features/moderation/lists.ts'
import {
  type Action,
  block,
  dismiss,
  restore,
  takeDown,
  unblock,
} from '../features/moderation/moderation.ts'
import { StartError } from '../start-error.ts'
import { exportData, exportFeedback } from './export-data.ts'
import { importData } from './import-data.ts'

const USAGE = `Usage: npm run data -- export <file>      writes everything into a file (.gz: zipped)
       npm run data -- import <file>      reads such a file into an empty database
       npm run data -- hot-topics <file>  replaces the hot topics by those of a file
       npm run data -- feedback <file>    writes the rated questions of users who allow it

       npm run data -- reports                             lists what is reported and not decided
       npm run data -- reports take-down <link or topic>   hides a topic from all but its owner
       npm run data -- reports restore <link or topic>     takes that back
       npm run data -- reports dismiss <link or topic>     closes its reports, the topic stays
       npm run data -- reports log                         lists what was done, by whom and why
       npm run data -- users block <e-mail or id>          ends the sessions, refuses the sign-in
       npm run data -- users unblock <e-mail or id>        takes that back

What is done to a topic or a user needs --why "<reason>"; --by <name> names somebody else than the
user of this machine. With the embedded database the server must be stopped.`

/** What is said once it is done. */
type Run = (database: Database, env: Env) => Promise<string>

const FILE_COMMANDS: Readonly<
  Record<string, (database: Database, path: string) => Promise<string>>
> = {
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

const LISTS: Readonly<Record<string, Run>> = {
  reports: (database, env) => listReports(database, env.PUBLIC_URL),
  'reports log': listLog,
}

const ACTIONS: Readonly<
  Record<string, (database: Database, action: Action, env: Env) => Promise<string>>
> = {
  'reports take-down': takeDown,
  'reports restore': restore,
  'reports dismiss': dismiss,
  'users block': async (database, action, env) => block(database, action, await payments(env)),
  'users unblock': unblock,
}

/** Null where nothing is sold at Stripe, or its prices cannot be used. */
async function payments(env: Env) {
  if (env.CHECKOUT !== 'stripe') return null
  const ignored = () => undefined
  const checkout = await createCheckout(env, ignored).catch(ignored)
  return checkout ? { ports: { checkout, mailer: createMailer(env, ignored, ignored) } } : null
}

/**
 * Does what the operator asks for, on the database that the server would use; `folder` is where
 * paths begin.
 */
export async function dataCommand(
  source: Readonly<Record<string, string | undefined>>,
  args: readonly string[],
  say: (text: string) => void,
  folder = process.cwd(),
): Promise<void> {
  const command = commandOf(args, folder)
  if (!command) throw new StartError(USAGE)
  const env = readEnv(source)
  const database = await command.open(env, { statementTimeoutMs: 0 })
  try {
    say(await command.run(database, env))
  } finally {
    await database.close()
  }
}

/** Null where the arguments mean nothing. */
function commandOf(args: readonly string[], folder: string) {
  const read = readArguments(args)
  if (!read) return null
  const run = runOf(read, folder)
  // An import makes the tables that it fills, once it has seen that it may; all else needs them.
  const open = read.texts[0] === 'import' ? openAsItIs : openUnchanged
  return run && { open, run }
}

function runOf({ texts, options }: Arguments, folder: string): Run | null {
  const [what = '', named, third, ...rest] = texts
  if (rest.length > 0) return null
  const list = ownOf(LISTS, texts.join(' '))
  if (list) return list
  const write = ownOf(FILE_COMMANDS, what)
  if (write && named && third === undefined)
    return (database) => write(database, resolve(folder, named))
  const act = ownOf(ACTIONS, `${what} ${named}`)
  const { by = userInfo().username, why = '' } = options
  if (!act || !third || !by.trim() || !why.trim()) return null
  return (database, env) => act(database, { named: third, by, why, now: new Date() }, env)
}

type Arguments = NonNullable<ReturnType<typeof readArguments>>

function readArguments(args: readonly string[]) {
  try {
    const options = { by: { type: 'string' }, why: { type: 'string' } } as const
    const { positionals, values } = parseArgs({ args: [...args], options, allowPositionals: true })
    return { texts: positionals, options: values }
  } catch {
    return null
  }
}

const ownOf = <T>(table: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined
