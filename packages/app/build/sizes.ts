import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'

/** What a visitor's browser may load for Home before any interaction, in bytes of brotli. */
const budgets = { js: 120_000, css: 12_000 }

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const read = (file: string) => readFileSync(`${dist}/${file}`)
const weigh = (file: string) => brotliCompressSync(read(file)).byteLength

const page = read('index.html').toString()
const chunks = readdirSync(`${dist}/assets`).map((name) => `assets/${name}`)

// Vite names each static import of the entry in the page; only the words come by dynamic import.
const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file)
const words = chunks.filter((file) => /\/core-[^/]*\.js$/.test(file))

const weights = {
  js: total(named, '.js') + Math.max(...words.map(weigh)),
  css: total(named, '.css'),
}
for (const kind of ['js', 'css'] as const) {
  process.stdout.write(`home ${kind}: ${weights[kind]} of ${budgets[kind]} bytes brotli\n`)
  check(weights[kind] > 0 && weights[kind] <= budgets[kind], `home ${kind} is out of its budget`)
}
const styles = chunks.filter((file) => file.endsWith('.css')).map((file) => read(file).toString())
check(!styles.join().includes('@font-face'), 'a style loads fonts')
check(!existsSync(`${dist}/mockServiceWorker.js`), "the mock's worker is in the build")
const scripts = chunks.filter((file) => file.endsWith('.js')).map((file) => read(file).toString())
check(!scripts.some((script) => script.includes('mockServiceWorker')), 'the mock is in the build')
check(page.includes('<textarea'), 'index.html has no question box painted in it')
check(!/\sstyle=|<style|<script(?![^>]*\ssrc=)/.test(page), 'index.html breaks its own policy')

function total(files: readonly string[], kind: string): number {
  const weights = files.filter((file) => file.endsWith(kind)).map(weigh)
  return weights.reduce((sum, weight) => sum + weight, 0)
}

function check(holds: boolean, reason: string): void {
  if (holds) return
  process.stdout.write(`${reason}\n`)
  process.exitCode = 1
}
