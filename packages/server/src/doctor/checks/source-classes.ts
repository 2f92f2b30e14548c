import { readClassEntries } from '../../adapters/source-classes/read-entries.ts'
import { StartError } from '../../start-error.ts'
import { type Check, off, ok, wrong } from '../finding.ts'

/** The operator's own list of the classes of sources. */
export const sourceClasses: Check = {
  name: 'sources',
  async run(env) {
    if (!env.SOURCE_CLASSES_FILE) return [off('no list of your own: the built-in one is used')]
    try {
      readClassEntries(env)
      return [ok(`${env.SOURCE_CLASSES_FILE} can be read`)]
    } catch (error) {
      if (!(error instanceof StartError)) throw error
      return [wrong(error.message, 'correct it; without it the server does not start')]
    }
  },
}
