import { constants } from 'node:fs'
import { access, mkdir } from 'node:fs/promises'
import { StartError } from '../../start-error.ts'

/** Makes the data directory and sees to it that it can be written. */
export async function prepareDataDir(directory: string): Promise<void> {
  try {
    await mkdir(directory, { recursive: true, mode: 0o700 })
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`DATA_DIR ${directory} cannot be written (${reason})`, { cause: error })
  }
}
