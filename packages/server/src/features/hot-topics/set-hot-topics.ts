import { readFile } from 'node:fs/promises'
import { codePoints } from '@coinquiry/api-client/limits'
import { z } from 'zod'
import type { Database } from '../../adapters/database/database.ts'
import { oneLine } from '../../domain/plain-text.ts'
import { storable } from '../../domain/storable.ts'
import { readYaml } from '../../read-yaml.ts'
import { StartError } from '../../start-error.ts'
import { replaceHotTopics } from './store.ts'

/** Offers the questions of a file instead of those before; gives how many there are now. */
export async function setHotTopics(
  database: Database,
  path: string,
): Promise<{ zh: number; en: number }> {
  const { zh, en } = await readHotTopicsFile(path)
  await database.write((tx) => replaceHotTopics(tx, { zh, en }))
  return { zh: zh.length, en: en.length }
}

const TITLE_MAX = 100
const TITLES_MAX = 50

const title = z
  .string()
  .transform((text) => oneLine(storable(text)))
  .refine((text) => text !== '', 'must not be empty')
  .refine((text) => codePoints(text) <= TITLE_MAX, `has more than ${TITLE_MAX} characters`)
const titles = z
  .array(title)
  .min(1)
  .max(TITLES_MAX)
  .refine((all) => new Set(all).size === all.length, 'names a question twice')
const hotTopics = z.strictObject({ zh: titles, en: titles })

/** The questions offered in each language, in their order. */
export type HotTopics = Readonly<z.infer<typeof hotTopics>>

/** Reads YAML or JSON: a list of 1 to 50 questions of at most 100 characters under `zh` and `en`. */
async function readHotTopicsFile(path: string): Promise<HotTopics> {
  const checked = hotTopics.safeParse(parsed(path, await contentOf(path)))
  if (checked.success) return checked.data
  const faults = checked.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`)
  throw new StartError(`${path}: ${faults.join('; ')}`)
}

async function contentOf(path: string): Promise<string> {
  return readFile(path, 'utf8').catch((cause: unknown) => {
    throw new StartError(`${path} cannot be read: ${reasonOf(cause)}`, { cause })
  })
}

function parsed(path: string, content: string): unknown {
  try {
    return readYaml(content)
  } catch (cause) {
    throw new StartError(`${path} is not YAML or JSON: ${reasonOf(cause)}`, { cause })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
