import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { type Entry, entries, root } from './entries.ts'
import { unusedRest, type Weight, weigh } from './weigh.ts'

/** Bytes of brotli for each entry; `--set` writes them anew, a tenth above what is weighed. */
const file = `${root}build/limits.json`
const limits: Record<string, Weight> = JSON.parse(await readFile(file, 'utf8'))
const kinds = ['own', 'whole', 'css'] as const

const weights = new Map<string, Weight>()
for (const entry of entries) {
  weights.set(entry.name, await weigh(entry.name))
  await checkUnused(entry)
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

/** An import that is not used must cost nothing, or `sideEffects` in package.json is wrong. */
async function checkUnused({ name, path }: Entry): Promise<void> {
  const [exported = ''] = Object.keys(await import(pathToFileURL(`${root}dist/${path}.js`).href))
  const rest = await unusedRest(name, exported)
  if (rest) fail(`${name} leaves ${rest.length} characters though unused: ${rest.slice(0, 80)}`)
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
