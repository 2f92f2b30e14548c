import { readFile, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { entries, root } from './entries.ts'
import { unusedRest, type Weight, weigh } from './weigh.ts'

/** Bytes of brotli for each entry; `--set` writes them anew, a tenth above what is weighed. */
const file = `${root}build/limits.json`
const limits: Record<string, Weight> = JSON.parse(await readFile(file, 'utf8'))
const kinds = ['own', 'whole', 'css'] as const

const weights = new Map<string, Weight>()
for (const { name } of entries) {
  weights.set(name, await weigh(name))
  await checkUnused(name)
}
if (process.argv.includes('--set')) await setLimits()
else for (const [name, weight] of weights) compare(name, weight)
for (const name of Object.keys(limits)) {
  if (!weights.has(name)) fail(`${name} has a limit but is no entry`)
}

function compare(name: string, weight: Weight): void {
  const limit = limits[name]
  const figures = kinds.map((kind) => `${kind} ${weight[kind]}/${limit?.[kind] ?? '?'}`)
  say(`${name.padEnd(34)} ${figures.join('  ')}`)
  if (!limit) fail(`${name} has no limit; npm run -w packages/ui sizes -- --set`)
  for (const kind of kinds) {
    if (limit && weight[kind] > limit[kind]) {
      fail(`${name}: ${kind} is ${weight[kind]} bytes brotli, above its ${limit[kind]}`)
    }
  }
}

/** Who imports a name without using it must get nothing, or `sideEffects` is a false promise. */
async function checkUnused(name: string): Promise<void> {
  const dist = name.startsWith('hooks/') ? `${name}.js` : `${name}/index.js`
  const [exported = ''] = Object.keys(await import(pathToFileURL(`${root}dist/${dist}`).href))
  const rest = await unusedRest(name, exported)
  if (rest) fail(`${name} leaves ${rest.length} characters though unused: ${rest.slice(0, 80)}`)
}

async function setLimits(): Promise<void> {
  const lines = [...weights].map(([name, weight]) => {
    const figures = kinds.map((kind) => `"${kind}": ${Math.ceil(weight[kind] * 0.011) * 100}`)
    return `  "${name}": { ${figures.join(', ')} }`
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
