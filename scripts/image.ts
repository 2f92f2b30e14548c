import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeBase, obstacle, runIn, startIn } from './image/debian-root.ts'
import { assignments, ignoredBy, readDockerfile, type Stage } from './image/dockerfile.ts'
import { root } from './run.ts'

const START_MS = 60_000
const KEPT = join(tmpdir(), 'coinquiry-image')

/** Instructions that say how the image is run. */
const METADATA = new Set(['USER', 'VOLUME', 'EXPOSE', 'HEALTHCHECK', 'CMD'])

const hindered = obstacle()
if (hindered) {
  console.error(`The image was not checked: ${hindered}.`)
  process.exit(1)
}
mkdirSync(KEPT, { recursive: true })
const work = mkdtempSync(join(KEPT, 'run-'))
try {
  await checkImage()
  console.log('The Dockerfile can be carried out, and what it makes runs as compose.yaml runs it.')
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** What a stage has come to. */
interface Built {
  readonly path: string
  readonly env: Record<string, string>
  readonly metadata: Map<string, string>
  workdir: string
}

async function checkImage(): Promise<void> {
  const context = copyContext()
  const stages = readDockerfile(readFileSync(join(root, 'Dockerfile'), 'utf8'))
  const built = new Map<string, Built>()
  let last: Built | null = null
  for (const stage of stages) {
    last = build(stage, context, built)
    built.set(stage.name ?? '', last)
  }
  if (last) await checkStart(last)
}

/** What a build is sent: the repository without what `.dockerignore` keeps out. */
function copyContext(): string {
  const context = join(work, 'context')
  const isIgnored = ignoredBy(readFileSync(join(root, '.dockerignore'), 'utf8'))
  if (!isIgnored('.env')) throw new Error('.dockerignore lets .env into the image')
  cpSync(root, context, {
    recursive: true,
    filter: (path) => path === root || !isIgnored(relative(root, path)),
  })
  return context
}

function build(stage: Stage, context: string, others: ReadonlyMap<string, Built>): Built {
  const { name, from, steps } = stage
  const base = join(KEPT, from.replaceAll(/[^\w.-]/g, '_'))
  makeBase(base, from)
  const path = join(work, name ?? 'image')
  cpSync(base, path, { recursive: true, verbatimSymlinks: true })
  const built: Built = { path, env: {}, metadata: new Map(), workdir: '/' }
  for (const { instruction, text } of steps) {
    console.log(`[${name ?? 'image'}] ${instruction} ${text}`)
    if (instruction === 'WORKDIR') {
      built.workdir = text
      mkdirSync(join(path, text), { recursive: true })
    } else if (instruction === 'ENV') Object.assign(built.env, assignments(text))
    else if (instruction === 'RUN') runIn(path, text, built.workdir, built.env)
    else if (instruction === 'COPY') copy(text, built, context, others)
    else if (METADATA.has(instruction)) built.metadata.set(instruction, text)
    else throw new Error(`${instruction} is not known here`)
  }
  return built
}

/** Of a folder its content, as Docker does it. */
function copy(
  text: string,
  { path, workdir }: Built,
  context: string,
  others: ReadonlyMap<string, Built>,
): void {
  const [, stage] = /^--from=(\S+)/.exec(text) ?? []
  const from = stage ? others.get(stage)?.path : context
  if (!from) throw new Error(`There is no stage ${stage}`)
  const names = text.split(/\s+/).slice(stage ? 1 : 0)
  const target = names.pop() ?? ''
  const into = join(path, workdir, target)
  for (const name of names) {
    const source = join(from, name)
    const isInto = target.endsWith('/') || target === './' || names.length > 1
    const to = statSync(source).isFile() && isInto ? join(into, basename(name)) : into
    cpSync(source, to, { recursive: true, verbatimSymlinks: true })
  }
}

async function checkStart({ path, env, metadata, workdir }: Built): Promise<void> {
  const port = await freePort()
  const volume = metadata.get('VOLUME') ?? ''
  if (metadata.get('USER') !== 'node') throw new Error('The image does not run as the user node')
  if (existsSync(join(path, workdir, '.env'))) throw new Error('.env is in the image')
  const settings = { env: { ...env, PORT: String(port) }, workdir, volume }
  const server = startIn(path, JSON.parse(metadata.get('CMD') ?? '[]'), settings)
  const ended = once(server, 'close')
  try {
    const address = `http://127.0.0.1:${port}`
    await ready(`${address}/readyz`, server)
    const page = await (await fetch(address)).text()
    if (!page.includes('How can I help you')) throw new Error('The first page does not greet')
    await checkHealth(path, metadata.get('HEALTHCHECK') ?? '', settings)
  } finally {
    server.kill('SIGTERM')
  }
  const [code] = await ended
  if (code !== 0) throw new Error(`The server ended with ${code}`)
}

async function checkHealth(
  path: string,
  text: string,
  settings: Parameters<typeof startIn>[2],
): Promise<void> {
  const command = JSON.parse(text.slice(text.indexOf('[')))
  const [code] = await once(startIn(path, command, settings), 'close')
  if (code !== 0) throw new Error(`The health check ended with ${code}`)
}

async function ready(address: string, server: { readonly exitCode: number | null }): Promise<void> {
  const until = performance.now() + START_MS
  while (performance.now() < until && server.exitCode === null) {
    const reply = await fetch(address).catch(() => null)
    if (reply?.ok) return
    await sleep(200)
  }
  throw new Error('The server in the image is not ready')
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}
