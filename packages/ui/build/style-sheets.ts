import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, relative, resolve } from 'node:path'
import { type Plugin, preprocessCSS, resolveConfig } from 'vite'
import { root } from './entries.ts'

/** Repeated in every file, so that the order in which a bundler puts them does not matter. */
const LAYERS = '@layer cq.reset, cq.tokens, cq.primitives, cq.components, cq.motion;\n'

const config = await resolveConfig(
  { configFile: false, root, css: { modules: { generateScopedName } } },
  'build',
  'production',
  'production',
)

/**
 * Makes a plain style sheet of each CSS module, and a script of its class names that imports it.
 * Where Node itself runs the script, `#styles/*` leads to an empty one (see package.json).
 */
export function styleSheets(): Plugin {
  return {
    name: 'coinquiry-style-sheets',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source.startsWith('#styles/')) return { id: source, external: true }
      if (!source.endsWith('.module.css') || !importer) return null
      return `${resolve(importer, '..', source)}.ts`
    },
    async load(id) {
      if (!id.endsWith('.module.css.ts')) return null
      const path = id.slice(0, -'.ts'.length)
      const { code, modules } = await compile(path)
      const fileName = relative(`${root}src`, path).replace('.module.css', '.css')
      this.emitFile({ type: 'asset', fileName, source: code })
      return `import '#styles/${fileName}'\nexport default ${JSON.stringify(modules)}`
    },
  }
}

/** A theme's file with all that it imports. */
export async function flatTheme(path: string): Promise<string> {
  return (await compile(path)).code
}

async function compile(path: string) {
  const { code, modules } = await preprocessCSS(await readFile(path, 'utf8'), path, config)
  return { code: LAYERS + code.replace(/^@layer [^{}]*;\n*/gm, ''), modules }
}

/** Two releases of the kit on one page must not style each other, so a name holds a hash of the content. */
function generateScopedName(name: string, path: string, css: string): string {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 6)
  return `cq-${basename(path, '.module.css')}-${name}-${hash}`
}
