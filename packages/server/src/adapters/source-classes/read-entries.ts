import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { Env } from '../../env.ts'
import { faultOf, readYaml } from '../../read-yaml.ts'
import { StartError } from '../../start-error.ts'
import type { ClassEntries, SourceClass } from './source-classes.ts'

const BUILT_IN = new URL('../../../source-classes.yaml', import.meta.url)

/** A host, or an owner on one. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d-]+(?:\/[a-z\d_.-]+)?$/
const PART_OF_PATH = /^\/(?:[a-z\d_.~-]+\/)+$/
const entry = z.string().refine((text) => HOST.test(text) || PART_OF_PATH.test(text), {
  error: ({ input }) =>
    `${JSON.stringify(input)} is neither a host, an owner on one nor a part of a path in small letters, as in example.org, github.com/bitcoin or /sponsored/`,
})
const entries = z.array(entry).nullish()
const list = z.strictObject({
  checked: z.iso.date().optional(),
  primary: entries,
  data: entries,
  regulator: entries,
  press: entries,
  community: entries,
  promotional: entries,
  unknown: entries,
})

/** The list of the repository with what the operator adds; throws where that cannot be used. */
export function readClassEntries(settings: Pick<Env, 'SOURCE_CLASSES_FILE'>): ClassEntries {
  const { SOURCE_CLASSES_FILE: file } = settings
  const builtIn = readEntries(BUILT_IN)
  if (!file) return builtIn
  try {
    return new Map([...builtIn, ...readEntries(file)])
  } catch (error) {
    throw new StartError(`SOURCE_CLASSES_FILE ${file} cannot be used: ${faultOf(error)}`)
  }
}

function readEntries(file: string | URL): ClassEntries {
  const { checked: _, ...classes } = list.parse(readYaml(readFileSync(file, 'utf8')))
  const read = new Map<string, SourceClass>()
  for (const [name, entries] of Object.entries(classes)) {
    const sourceClass = name as SourceClass
    for (const entry of entries ?? []) {
      const other = read.get(entry)
      if (other) throw new Error(`${entry} stands under ${other} and ${sourceClass}`)
      read.set(entry, sourceClass)
    }
  }
  return read
}
