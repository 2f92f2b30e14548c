import { exit } from 'node:process'
import { startServer } from './server.ts'
import { StartError } from './start-error.ts'

try {
  await startServer(process.env, {
    apiOnly: process.argv.includes('--api-only'),
    checkReplies: process.argv.includes('--check-replies'),
    say: (text) => console.log(text),
  })
} catch (error) {
  // A fault of the surroundings is one clear line; anything else is a defect and shows its stack.
  console.error(error instanceof StartError ? error.message : error)
  exit(1)
}
