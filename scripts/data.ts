import { dataCommand } from '../packages/server/src/data/command.ts'
import { StartError } from '../packages/server/src/start-error.ts'

// npm runs scripts in the repository's root, wherever it was called.
const folder = process.env.INIT_CWD ?? process.cwd()

try {
  await dataCommand(process.env, process.argv.slice(2), (text) => console.log(text), folder)
} catch (error) {
  console.error(error instanceof StartError ? error.message : error)
  process.exitCode = 1
}
