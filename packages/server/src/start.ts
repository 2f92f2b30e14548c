import { flushCompileCache } from 'node:module'
import { exit } from 'node:process'
import { parseArgs } from 'node:util'
import { type ServerOptions, startServer } from './server.ts'
import { StartError } from './start-error.ts'

/** Starts the server as the command line and the environment say; `own` is what neither may say. */
export async function start(own: Pick<ServerOptions, 'pages'> = {}): Promise<void> {
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
      ...own,
    })
    // Else the next start finds it only if this process ends in order.
    flushCompileCache()
  } catch (error) {
    // A fault of the surroundings is one clear line; anything else is a defect and shows its stack.
    console.error(error instanceof StartError ? error.message : error)
    exit(1)
  }
}
