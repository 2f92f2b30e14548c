import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { preview } from 'vite'

interface Entry {
  readonly id: string
  readonly type: string
  readonly title: string
  readonly name: string
  readonly tags: readonly string[]
}

/** A served static build, and its stories by id with the names that people read. */
export interface Storybook extends AsyncDisposable {
  readonly url: string
  readonly stories: ReadonlyMap<string, string>
}

/** Builds the stories of a work tree into a folder; rejects with what the build said. */
export async function buildStorybook(tree: string, folder: string): Promise<void> {
  const args = ['build', '--test', '-c', '../.storybook', '-o', folder, '--quiet']
  const env = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' }
  const options = { cwd: join(tree, 'tests'), env, maxBuffer: 64 * 1024 * 1024 }
  try {
    await promisify(execFile)('storybook', args, options)
  } catch (error) {
    const said = error instanceof Error && 'stdout' in error ? error.stdout : error
    throw new Error(`The stories of ${tree} could not be built\n${said}`)
  }
}

export async function serveStorybook(folder: string): Promise<Storybook> {
  const index = JSON.parse(await readFile(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Entry>
  }
  // One that no test looks at is made of others.
  const stories = Object.values(index.entries).filter(
    ({ type, tags }) => type === 'story' && tags.includes('test'),
  )
  const server = await preview({
    configFile: false,
    appType: 'mpa',
    logLevel: 'error',
    root: folder,
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  })
  return {
    url: server.resolvedUrls?.local[0] ?? '',
    stories: new Map(stories.map(({ id, title, name }) => [id, `${title} / ${name}`])),
    [Symbol.asyncDispose]: () => server.close(),
  }
}
