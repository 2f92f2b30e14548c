import { constants } from 'node:fs'
import { access, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf } from '../../start-error.ts'
import { type Check, off, ok, warning, wrong } from '../finding.ts'

const MB = 1_000_000
const TIGHT_MB = 1000
const FULL_MB = 100

/** Free space where the embedded database and the outbox are kept. */
export const disk: Check = {
  name: 'disk',
  async run({ DATA_DIR, DATABASE_URL, SMTP_URL }) {
    if (DATABASE_URL && SMTP_URL) return [off('nothing is kept in DATA_DIR')]
    try {
      const place = await existing(DATA_DIR)
      const { bavail, bsize } = await statfs(place)
      const free = Math.floor((bavail * bsize) / MB)
      const found = `${free} MB free for ${DATA_DIR}`
      if (free < FULL_MB)
        return [wrong(found, 'free some space: a full disk loses what people write')]
      return [free < TIGHT_MB ? warning(found, 'free some space before it is full') : ok(found)]
    } catch (error) {
      const found = `DATA_DIR ${DATA_DIR} cannot be written (${reasonOf(error)})`
      return [wrong(found, 'give this user the right to write there, or choose another DATA_DIR')]
    }
  },
}

/** The directory, or the nearest one above in which it would be made; rejects if it is not writable. */
async function existing(directory: string): Promise<string> {
  try {
    await access(directory, constants.W_OK | constants.X_OK)
    return directory
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    if (isMissing && dirname(directory) !== directory) return existing(dirname(directory))
    throw error
  }
}
