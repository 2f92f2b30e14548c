import type { Manifest } from 'vite'

/** The files that screens need beside the entry's, by the first part of their path and by language. */
export type Preloads = Record<string, Record<string, string[]>>

const screenChunk = /^src\/routes\/(\w+)[.$\w]*\.tsx\?tsr-split=component$/

/** What a browser would otherwise ask for only once the app runs. */
export function preloadsOf(
  manifest: Manifest,
  messages: ReadonlyMap<string, readonly string[]>,
): Preloads {
  const screens: Preloads = { '': filesByLanguage('', []) }
  for (const name of Object.keys(manifest)) {
    const screen = screenChunk.exec(name)?.[1]
    if (screen) screens[screen] ??= filesByLanguage(screen, filesOf(name))
  }
  return screens

  function filesByLanguage(screen: string, files: string[]): Record<string, string[]> {
    const namespaces = ['core', ...(messages.get(screen) ?? [])]
    const inLanguage = (language: string) =>
      namespaces.flatMap((namespace) =>
        filesOf(`src/generated/messages/${language}/${namespace}.json`),
      )
    return { zh: [...files, ...inLanguage('zh')], en: [...files, ...inLanguage('en')] }
  }

  /** A chunk with all that it imports at once; the entry is in the page anyway. */
  function filesOf(name: string, seen = new Set<string>()): string[] {
    const chunk = manifest[name]
    if (!chunk || chunk.isEntry || seen.has(name)) return []
    seen.add(name)
    const imported = (chunk.imports ?? []).flatMap((each) => filesOf(each, seen))
    return [chunk.file, ...(chunk.css ?? []), ...imported]
  }
}
