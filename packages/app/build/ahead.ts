import { readFile } from 'node:fs/promises'
import type { Manifest } from 'vite'

/** The files of a first screen beside the app's own, by the first part of its address and by language. */
export type Ahead = Record<string, Record<string, string[]>>

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

/** A route says itself whose words it waits for. */
function roomsOf(source: string): string[] {
  const [, rooms = ''] = /needWords\(([^)]*)\)/.exec(source) ?? []
  return ['core', ...(rooms.match(/\w+/g) ?? [])]
}

function wordsOf(language: string, rooms: readonly string[], manifest: Manifest): string[] {
  return Object.entries(manifest).flatMap(([name, { file }]) => {
    const said = words.exec(name)?.groups
    return said?.language === language && rooms.includes(said.room ?? '') ? [file] : []
  })
}

/** A chunk with all that it imports at once; the entry is there anyway. */
function filesOf(name: string, manifest: Manifest, seen = new Set<string>()): string[] {
  const chunk = manifest[name]
  if (!chunk || chunk.isEntry || seen.has(name)) return []
  seen.add(name)
  const imported = (chunk.imports ?? []).flatMap((each) => filesOf(each, manifest, seen))
  return [chunk.file, ...(chunk.css ?? []), ...imported]
}
