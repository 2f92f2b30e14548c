import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** What a browser may load for a first screen before any interaction, in bytes of brotli of scripts. */
const budgets = {
  '': 120_000,
  login: 130_000,
  price: 130_000,
  terms: 195_000,
  share: 195_000,
  chat: 195_000,
}
/** The same of Home's styles. */
const styleBudget = 12_000

/** Menus, dialogs, tooltips, toasts, sums and answers come when they are first wanted. */
const LATER = [
  /node_modules\/@radix-ui\/(?!react-compose-refs\/)/,
  /\/packages\/calculators\//,
  /\/packages\/ui\/src\/markdown\//,
  /\/packages\/ui\/src\/primitives\/[^/]*(?:dialog|menu|popover|toast|tooltip)/,
]

const dist = fileURLToPath(new URL('../dist', import.meta.url))
const read = (file: string) => readFileSync(`${dist}/${file}`)
/** As it is served: compressed by the build. */
const weigh = (file: string) => statSync(`${dist}/${file}.br`).size

const page = read('index.html').toString()
const chunks = readdirSync(`${dist}/assets`).map((name) => `assets/${name}`)

// Vite names each static import of the entry in the page; the rest of a first screen is preloaded by boot.js.
const named = [...page.matchAll(/(?:src|href)="\/([^"]+)"/g)].map(([, file = '']) => file)
const preloads = preloadsIn(read('shell.html').toString())

for (const [screen, budget] of Object.entries(budgets))
  weighed(`/${screen} js`, scriptsOf(preloads[screen]), budget)
weighed('/ css', total(named, '.css'), styleBudget)
const styles = chunks.filter((file) => file.endsWith('.css')).map((file) => read(file).toString())
check(!styles.join().includes('@font-face'), 'a style loads fonts')
check(!existsSync(`${dist}/mockServiceWorker.js`), "the mock's worker is in the build")
const scripts = chunks.filter((file) => file.endsWith('.js')).map((file) => read(file).toString())
check(!scripts.some((script) => script.includes('mockServiceWorker')), 'the mock is in the build')
check(page.includes('<textarea'), 'index.html has no question box rendered in it')
check(!/\sstyle=|<style|<script(?![^>]*\ssrc=)/.test(page), 'index.html breaks its own policy')

const modules: string[] = JSON.parse(readFileSync(`${dist}/../generated/first-page.json`, 'utf8'))
check(modules.length > 100, 'the modules of the first page are not known')
for (const id of modules)
  check(!LATER.some((later) => later.test(id)), `the first page loads ${id}`)

function preloadsIn(html: string): Record<string, Record<string, string[]>> {
  const [, listed = '{}'] = /data-preloads='([^']+)'/.exec(html) ?? []
  return JSON.parse(listed)
}

/** With the entry, in the larger language. */
function scriptsOf(files: Record<string, string[]> = {}): number {
  const screens = Object.values(files).map((each) => total(each, '.js'))
  return total(named, '.js') + Math.max(...screens)
}

function total(files: readonly string[], kind: string): number {
  const weights = files.filter((file) => file.endsWith(kind)).map(weigh)
  return weights.reduce((sum, weight) => sum + weight, 0)
}

function weighed(name: string, weight: number, budget: number): void {
  process.stdout.write(`${name}: ${weight} of ${budget} bytes brotli\n`)
  check(weight > 0 && weight <= budget, `${name} is out of its budget`)
}

function check(holds: boolean, reason: string): void {
  if (holds) return
  process.stdout.write(`${reason}\n`)
  process.exitCode = 1
}
