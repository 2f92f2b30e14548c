import type { build, Rolldown } from 'vite'

/** The modules of which something is in what a browser loads before anything is imported lazily. */
export function firstPage(built: Awaited<ReturnType<typeof build>>): string[] {
  const files = [built].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = files.filter((file): file is Rolldown.OutputChunk => file.type === 'chunk')
  const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const { imports } of loaded)
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
  return [...loaded].flatMap(({ moduleIds }) => moduleIds)
}
