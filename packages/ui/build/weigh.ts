import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { root } from './entries.ts'

/** Bytes of brotli, minified. */
export interface Weight {
  /** The kit's own script, with all of the kit that it uses. */
  own: number
  /** The same with the packages it needs, React apart. */
  whole: number
  /** Its style sheets, without the theme. */
  css: number
}

const PAGE = `${root}page.js`
const REACT = /^react(?:-dom)?(?:\/|$)/
const FOREIGN = /^(?![./\0]|@coinquiry\/ui|#styles\/)/

/** What it costs a page to use everything an entry exports. */
export async function weigh(entry: string): Promise<Weight> {
  const use = `export * from '@coinquiry/ui/${entry}'`
  const own = await bundle(use, (id) => FOREIGN.test(id))
  const whole = await bundle(use, (id) => REACT.test(id))
  return { own: compressed(own.js), whole: compressed(whole.js), css: compressed(own.css) }
}

/** What stays of an entry, scripts and style sheets, if nothing of it is used. */
export async function unusedRest(entry: string, exported: string): Promise<string> {
  const { js, css } = await bundle(`import { ${exported} } from '@coinquiry/ui/${entry}'`, (id) =>
    FOREIGN.test(id),
  )
  return `${js}${css}`.trim()
}

/** A page's first load: what it imports lazily comes later. */
async function bundle(page: string, external: (id: string) => boolean) {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'coinquiry-page',
        enforce: 'pre',
        resolveId: (source) => (source === PAGE ? PAGE : null),
        load: (id) => (id === PAGE ? page : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: {
        input: PAGE,
        external,
        preserveEntrySignatures: 'strict',
        onwarn: () => undefined,
      },
    },
  })
  const files = [output].flat().flatMap((each) => ('output' in each ? each.output : []))
  const chunks = firstLoad(files.filter((file) => file.type === 'chunk'))
  const styles = new Set(
    chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]),
  )
  const sheets = files.filter((file) => file.type === 'asset' && styles.has(file.fileName))
  return {
    js: chunks.map(({ code }) => code).join(''),
    css: sheets.map((file) => ('source' in file ? String(file.source) : '')).join(''),
  }
}

function firstLoad(chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const reached = new Set(chunks.filter(({ isEntry }) => isEntry))
  for (const chunk of reached) {
    for (const each of chunks) if (chunk.imports.includes(each.fileName)) reached.add(each)
  }
  return [...reached]
}

function compressed(text: string): number {
  return text.trim() === '' ? 0 : brotliCompressSync(text).byteLength
}
