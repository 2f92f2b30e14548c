import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

/** Files by language. */
type Files = Record<string, string[]>

/** The files of a first screen beside the app's own, by the first part of its address and by language. */
export type Ahead = Record<string, Files>

const route = /^src\/routes\/(?<place>\w+)[.$\w]*\.tsx(?=\?tsr-split=component$)/
const words = /\/messages\/(?<language>\w+)\/(?<room>\w+)\.json$/

/** What a browser would otherwise ask for only once the app runs. */
export async function filesAhead(root: string, manifest: Manifest): Promise<Ahead> {
  const screens: Record<string, { rooms: string[]; files: string[] }> = {
    '': { rooms: ['core'], files: [] },
  }
  for (const name of Object.keys(manifest)) {
    const [file, place] = route.exec(name) ?? []
    if (!file || !place) continue
    const source = await readFile(`${root}${file}`, 'utf8')
    screens[place] ??= { rooms: roomsOf(source), files: filesOf(name, manifest) }
  }
  return Object.fromEntries(
    Object.entries(screens).map(([place, { rooms, files }]) => [
      place,
      {
        zh: [...files, ...wordsOf('zh', rooms, manifest)],
        en: [...files, ...wordsOf('en', rooms, manifest)],
      },
    ]),
  )
}

/** The same, whatever the language. */
export const inAll = (files: string[]): Files => ({ zh: files, en: files })

/** All of them, in whatever language. */
export const filesIn = (...some: Files[]): string[] =>
  some.flatMap((files) => Object.values(files).flat())

/** What is in either. */
export function together(some: Files, others: Files): Files {
  return Object.fromEntries(
    Object.entries(some).map(([language, files]) => [
      language,
      [...new Set([...files, ...(others[language] ?? [])])],
    ]),
  )
}

/** A route says itself whose words it waits for. */
function roomsOf(source: string): string[] {
  const [, rooms = ''] = /loadMessages\(([^)]*)\)/.exec(source) ?? []
  return ['core', ...(rooms.match(/\w+/g) ?? [])]
}

function wordsOf(language: string, rooms: readonly string[], manifest: Manifest): string[] {
  return Object.entries(manifest).flatMap(([name, { file }]) => {
    const said = words.exec(name)?.groups
    return said?.language === language && rooms.includes(said.room ?? '') ? [file] : []
  })
}

/** The files of a module that is imported when it is needed. */
export function filesLater(module: string, manifest: Manifest): string[] {
  const name = Object.keys(manifest).find((each) => each.endsWith(module))
  if (!name) throw new Error(`${module} has no chunk of its own`)
  return filesOf(name, manifest)
}

/** A chunk with all that it imports at once; the entry is there anyway. */
function filesOf(name: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || chunk.isEntry || seen.has(name)) return []
  seen.add(name)
  const imported = (chunk.imports ?? []).flatMap((each) => filesOf(each, manifest, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}
