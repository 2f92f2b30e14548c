import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Language } from '../../../ports.ts'
import type { Entry } from './entry.ts'
import { HandbookError, parseEntry } from './parse-entry.ts'

const ENTRIES = fileURLToPath(new URL('entries/', import.meta.url))

/** All entries by slug; each exists in both languages. */
export type Handbook = ReadonlyMap<string, Readonly<Record<Language, Entry>>>

/** Reads the handbook, one file at a time so that nobody waits long meanwhile. */
export async function loadHandbook(directory = ENTRIES): Promise<Handbook> {
  const handbook = new Map<string, Record<Language, Entry>>()
  for (const file of (await readdir(`${directory}/en`)).sort()) {
    const slug = file.replace(/\.md$/, '')
    const en = await loadEntry(directory, slug, 'en')
    handbook.set(slug, { en, zh: await loadEntry(directory, slug, 'zh') })
  }
  for (const [slug, { en, zh }] of handbook) {
    const missing = [...en.related, ...zh.related].find((related) => !handbook.has(related))
    if (missing) throw new HandbookError(`${slug}: there is no related entry "${missing}"`)
  }
  return handbook
}

async function loadEntry(directory: string, slug: string, language: Language): Promise<Entry> {
  const file = `${directory}/${language}/${slug}.md`
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new HandbookError(`${language}/${slug}.md cannot be read`, { cause })
  })
  return parseEntry(text, slug, language)
}
