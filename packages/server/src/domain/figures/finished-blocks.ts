const BREAK = '\n\n'
const FENCE = /^ {0,3}(?:```|~~~)/gm

/** Where the blocks of a growing Markdown text end that are finished: what follows does not change them. */
export function endOfFinishedBlocks(text: string): number {
  const end = text.lastIndexOf(BREAK)
  if (end === -1) return 0
  const finished = text.slice(0, end + BREAK.length)
  const fences = [...finished.matchAll(FENCE)]
  // An empty line within a fence ends nothing.
  return fences.length % 2 === 0 ? finished.length : (fences.at(-1)?.index ?? 0)
}
