import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const folder = fileURLToPath(new URL('../generated', import.meta.url))

/**
 * Lists the modules of which something is in what a browser loads before anything is imported
 * lazily, for sizes.ts.
 */
export const firstPage: Plugin = {
  name: 'first-page',
  async generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const loaded = new Set(chunks.filter(({ isEntry }) => isEntry))
    for (const { imports } of loaded)
      for (const chunk of chunks) if (imports.includes(chunk.fileName)) loaded.add(chunk)
    const modules = [...loaded].flatMap(({ moduleIds }) => moduleIds)
    await mkdir(folder, { recursive: true })
    await writeFile(`${folder}/first-page.json`, JSON.stringify(modules))
  },
}
