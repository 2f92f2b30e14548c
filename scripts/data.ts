import { resolve } from 'node:path'
import { dataCommand } from '../packages/server/src/data/command.ts'
import { StartError } from '../packages/server/src/start-error.ts'

const [what = '', path, ...rest] = process.argv.slice(2)
// npm runs scripts in the repository's root, wherever it was called.
const from = process.env.INIT_CWD ?? process.cwd()
const args = path === undefined ? [what] : [what, resolve(from, path), ...rest]

try {
  await dataCommand(process.env, args, (text) => console.log(text))
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
