import { constants } from 'node:fs'
import { access, mkdir, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { reasonOf, StartError } from '../../start-error.ts'

/** Makes the data directory and sees to it that it can be written. */
export async function prepareDataDir(directory: string): Promise<void> {
  try {
    await make(directory)
    await access(directory, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const reason = reasonOf(error)
    throw new StartError(`DATA_DIR ${directory} cannot be written (${reason})`, { cause: error })
  }
}

/** Not `recursive`: that tries for ever where the parent exists but takes no children, as in /proc. */
async function make(directory: string): Promise<void> {
  if (await isDirectory(directory)) return
  if (dirname(directory) !== directory) await make(dirname(directory))
  await mkdir(directory, { mode: 0o700 }).catch(async (error: unknown) => {
    // Another process may have made it just now.
    if (!(await isDirectory(directory))) throw error
  })
}

async function isDirectory(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => null)
  return found?.isDirectory() ?? false
}
