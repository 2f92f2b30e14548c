import { readFile, rm, writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build, type Manifest, minify } from 'vite'
import { firstPage } from './first-page.ts'

/** The files that each screen needs beside the entry's, by language. */
type Preloads = Record<string, Record<'zh' | 'en', string[]>>

const root = fileURLToPath(new URL('..', import.meta.url))
const dist = `${root}dist`
const renderer = `${root}generated/renderer`

await build({ root, plugins: [firstPage], build: { manifest: true } })
await build({
  root,
  // A server has it without the packages it is made of.
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { ssr: 'build/renderer.tsx', outDir: renderer, copyPublicDir: false },
})

const { renderScreen, routes }: typeof import('./renderer.tsx') = await import(
  pathToFileURL(`${renderer}/renderer.js`).href
)
const manifest: Manifest = JSON.parse(await readFile(`${dist}/.vite/manifest.json`, 'utf8'))
await rm(`${dist}/.vite`, { recursive: true })
const page = await readFile(`${dist}/index.html`, 'utf8')
const preloads = preloadsByScreen()

// Vite copies it as it is written, with its comments.
const boot = await minify('boot.js', await readFile(`${root}public/boot.js`, 'utf8'))
await writeFile(`${dist}/boot.js`, boot.code)

// The frame needs the styles first; the app may come after them.
const shell = page.replace('<script type="module"', '<script type="module" fetchpriority="low"')
const frames = await renderScreen(withPreloads(shell, preloads), '/', () => false)
await writeFile(`${dist}/shell.html`, frames)
await writeFile(`${dist}/index.html`, await renderScreen(templateOf(''), '/'))
// Signed-in users are redirected from it.
const login = await renderScreen(templateOf('login'), '/login', (_, user) => user === 'visitor')
await writeFile(`${dist}/login.html`, login)
// A server renders these, for it knows their data.
for (const screen of ['price', 'terms', 'privacy', 'imprint', 'share'])
  await writeFile(`${renderer}/${screen}.html`, templateOf(screen))

/** The page for one screen: its styles are in the head, and the app is loaded after the first paint. */
function templateOf(screen: string): string {
  const own = preloads[screen] ?? { zh: [], en: [] }
  const styles = own.zh.filter((file) => file.endsWith('.css'))
  const links = styles.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)
  return withPreloads(page, { [screen]: own })
    .replace(/<script type="module".*<\/script>/, '')
    .replace('<script src="/boot.js"', `$& data-app-src="/${manifest['index.html']?.file}"`)
    .replace('</head>', `${links.join('')}</head>`)
}

/** Tells boot.js what to preload. */
function withPreloads(html: string, files: Preloads): string {
  return html.replace('<script src="/boot.js"', `$& data-preloads='${JSON.stringify(files)}'`)
}

/** What a browser would otherwise ask for only once the app runs, by the first part of the path. */
function preloadsByScreen(): Preloads {
  const screens: Preloads = {}
  for (const { id, options } of routes()) {
    const [, screen = ''] = id.split('/')
    const chunk = `src/routes/${id.slice(1).replaceAll('/', '.')}.tsx?tsr-split=component`
    const namespaces = ['core', ...(options.staticData?.messages ?? [])]
    const filesIn = (language: string) => {
      const messages = namespaces.map((name) => `src/generated/messages/${language}/${name}.json`)
      return filesOf([chunk, ...messages])
    }
    screens[screen] ??= { zh: filesIn('zh'), en: filesIn('en') }
  }
  return screens
}

/** The chunks with all that they import at once; the entry is in the page anyway. */
function filesOf(names: readonly string[], seen = new Set<string>()): string[] {
  return names.flatMap((name) => {
    const chunk = manifest[name]
    if (!chunk || chunk.isEntry || seen.has(name)) return []
    seen.add(name)
    return [chunk.file, ...(chunk.css ?? []), ...filesOf(chunk.imports ?? [], seen)]
  })
}
