import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const kit = fileURLToPath(new URL('../../packages/ui', import.meta.url))
/** What the kit needs that is of this repository, too. */
const markdown = fileURLToPath(new URL('../../packages/markdown', import.meta.url))
const emptyProject = fileURLToPath(new URL('project', import.meta.url))

/** An empty project outside the workspace with the packed kit installed. */
export interface Integrator {
  /** The project's folder. */
  readonly path: string
  /** Runs a program, preferably the project's; rejects with all it said if it fails. */
  run(program: string, ...args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

export async function newIntegrator(): Promise<Integrator> {
  const folder = await mkdtemp(join(tmpdir(), 'kit-'))
  const path = join(folder, 'project')
  const remove = () => rm(folder, { recursive: true })
  try {
    await install(folder, path)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, run: (program, ...args) => call(path, program, args), remove }
}

async function install(folder: string, path: string): Promise<void> {
  await cp(emptyProject, path, { recursive: true })
  await copyExample(join(path, 'readme'))
  await call(markdown, 'npm', ['pack', '--pack-destination', folder])
  await call(kit, 'npm', ['pack', '--pack-destination', folder])
  const packed = (await readdir(folder)).filter((name) => name.endsWith('.tgz'))
  const paths = packed.map((name) => `../${name}`)
  await call(path, 'npm', ['install', '--prefer-offline', '--no-package-lock', ...paths])
}

/** The README's first page of code, tried on its own. */
async function copyExample(folder: string): Promise<void> {
  const readme = await readFile(join(kit, 'README.md'), 'utf8')
  const [, code = ''] = /```tsx\n(.*?)```/s.exec(readme) ?? []
  await cp(join(emptyProject, 'one/index.html'), join(folder, 'index.html'))
  await writeFile(join(folder, 'main.tsx'), code)
}

async function call(cwd: string, program: string, args: readonly string[]): Promise<string> {
  try {
    const env = {
      ...ownEnv(),
      PATH: `${join(cwd, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    }
    const { stdout, stderr } = await promisify(execFile)(program, args, { cwd, env })
    return stdout + stderr
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`${program} ${args.join(' ')} failed\n${stdout}${stderr}`, { cause: error })
  }
}

/** Without the variables that an outer npm and vitest set. */
function ownEnv(): NodeJS.ProcessEnv {
  const foreign =
    /^(?:NODE_ENV|VITEST.*|npm_(?:package|lifecycle|config_(?:local_prefix|workspace)).*)$/
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !foreign.test(name)))
}
