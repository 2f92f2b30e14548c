import { readFile, writeFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'
import { entries, root } from './entries.ts'

/** Bytes of brotli, minified. */
interface Weight {
  /** The kit's own script, with all of the kit that it uses. */
  own: number
  /** The same with the packages it needs, React apart. */
  whole: number
  /** Its style sheets, without the theme. */
  css: number
}

/** Bytes of brotli for each entry; `--set` writes them anew, a tenth above what is weighed. */
const file = `${root}build/limits.json`
const limits: Record<string, Weight> = JSON.parse(await readFile(file, 'utf8'))
const kinds = ['own', 'whole', 'css'] as const

const PAGE = `${root}page.js`
const REACT = /^react(?:-dom)?(?:\/|$)/
const FOREIGN = /^(?![./\0]|@coinquiry\/ui|#styles\/)/

const weights = new Map<string, Weight>()
const names = entries.map(({ name }) => name)
for (const name of names) weights.set(name, await weigh(name))
// An import that is not used must cost nothing, or `sideEffects` in package.json is wrong.
// All at once, for most often nothing is left; else one by one, to say of which.
for (const name of (await unusedRest(names)) ? names : []) {
  const rest = await unusedRest([name])
  if (rest) fail(`${name} leaves ${rest.length} characters though unused: ${rest.slice(0, 80)}`)
}
if (process.argv.includes('--set')) await setLimits()
else for (const [name, weight] of weights) compare(name, weight)
for (const name of Object.keys(limits)) {
  if (!weights.has(name)) fail(`${name} has a limit but is no entry`)
}

function compare(name: string, weight: Weight): void {
  const limit = limits[name]
  const bytes = kinds.map((kind) => `${kind} ${weight[kind]}/${limit?.[kind] ?? '?'}`)
  say(`${name.padEnd(34)} ${bytes.join('  ')}`)
  if (!limit) fail(`${name} has no limit; npm run -w packages/ui sizes -- --set`)
  for (const kind of kinds) {
    if (limit && weight[kind] > limit[kind]) {
      fail(`${name}: ${kind} is ${weight[kind]} bytes brotli, above its ${limit[kind]}`)
    }
  }
}

async function setLimits(): Promise<void> {
  const lines = [...weights].map(([name, weight]) => {
    const bytes = kinds.map((kind) => `"${kind}": ${Math.ceil(weight[kind] * 0.011) * 100}`)
    return `  "${name}": { ${bytes.join(', ')} }`
  })
  await writeFile(file, `{\n${lines.join(',\n')}\n}\n`)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}

function fail(reason: string): void {
  say(reason)
  process.exitCode = 1
}

/** What it costs a page to use everything an entry exports. */
async function weigh(entry: string): Promise<Weight> {
  const use = `export * from '@coinquiry/ui/${entry}'`
  const own = await bundle(use, (id) => FOREIGN.test(id))
  const whole = await bundle(use, (id) => REACT.test(id))
  return { own: compressed(own.js), whole: compressed(whole.js), css: compressed(own.css) }
}

/** What stays of entries, scripts and style sheets, if nothing of them is used. */
async function unusedRest(names: readonly string[]): Promise<string> {
  const imports = names.map((name) => `import '@coinquiry/ui/${name}'`).join('\n')
  const { js, css } = await bundle(imports, (id) => FOREIGN.test(id))
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
        // Of the icons' 1,700 files it reads those that are used.
        experimental: { lazyBarrel: true },
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
