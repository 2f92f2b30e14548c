import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { startServer } from './server.ts'
import { StartError } from './start-error.ts'

try {
  const { values } = parseArgs({
    strict: false,
    options: {
      'api-only': { type: 'boolean' },
      'check-replies': { type: 'boolean' },
      'model-silence-ms': { type: 'string' },
    },
  })
  const silence = values['model-silence-ms']
  await startServer(process.env, {
    apiOnly: values['api-only'] === true,
    checkReplies: values['check-replies'] === true,
    ...(silence !== undefined && { modelSilenceMs: Number(silence) }),
    say: (text) => console.log(text),
  })
} catch (error) {
  // A fault of the surroundings is one clear line; anything else is a defect and shows its stack.
  console.error(error instanceof StartError ? error.message : error)
  exit(1)
}
