import { readdir, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** What a visitor's browser may load for Home before any interaction, in bytes of brotli. */
const budgets = { js: 120_000, css: 12_000 }

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const page = await readFile(`${dist}/index.html`, 'utf8')
const chunks = await readdir(`${dist}/assets`)

// Vite names each static import of the entry in the page; only the words come by dynamic import.
const named = [...page.matchAll(/(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file]) => file)
const locales = chunks.filter((file) => /^(en|zh)-.*\.js$/.test(file))

const weights = {
  js: (await weigh(named, '.js')) + Math.max(...(await Promise.all(locales.map(weighLocale)))),
  css: await weigh(named, '.css'),
}
for (const kind of ['js', 'css'] as const) {
  process.stdout.write(`home ${kind}: ${weights[kind]} of ${budgets[kind]} bytes brotli\n`)
  if (weights[kind] === 0 || weights[kind] > budgets[kind]) process.exitCode = 1
}
if (/@font-face/.test(await styles())) fail('home loads fonts')
if (!/<textarea/.test(page)) fail('index.html has no question box painted in it')

async function weigh(files: readonly (string | undefined)[], kind: string): Promise<number> {
  const weights = files.filter((file) => file?.endsWith(kind)).map((file) => size(String(file)))
  return (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
}

async function size(file: string): Promise<number> {
  return brotliCompressSync(await readFile(`${dist}/${file}`)).byteLength
}

function weighLocale(file: string): Promise<number> {
  return size(`assets/${file}`)
}

async function styles(): Promise<string> {
  const files = chunks.filter((file) => file.endsWith('.css'))
  return (await Promise.all(files.map((file) => readFile(`${dist}/assets/${file}`, 'utf8')))).join()
}

function fail(reason: string): void {
  process.stdout.write(`${reason}\n`)
  process.exitCode = 1
}
