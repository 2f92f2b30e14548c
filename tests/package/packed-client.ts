import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const root = fileURLToPath(new URL('../..', import.meta.url))
const INSTALLED = 'node_modules/@coinquiry/api-client'

/** How a program ended, and what it said. */
export interface Ended {
  readonly code: number
  readonly stdout: string
  readonly stderr: string
}

/** A folder outside the workspace that has the packed client installed. */
export interface ClientProject {
  readonly path: string
  run(program: string, ...args: readonly string[]): Promise<Ended>
}

export interface ClientProjects extends AsyncDisposable {
  /** A project with nothing beside the client but these packages, as this repository has them. */
  project(name: string, ...packages: readonly string[]): Promise<ClientProject>
}

/** Projects that install this packed client. */
export async function clientProjects(packed: string): Promise<ClientProjects> {
  const folder = await mkdtemp(join(tmpdir(), 'client-'))
  return {
    async project(name, ...packages) {
      const path = join(folder, name)
      const to = join(path, INSTALLED)
      await mkdir(to, { recursive: true })
      await execute('tar', ['-xzf', packed, '-C', to, '--strip-components=1'])
      for (const needed of packages) {
        const link = join(path, 'node_modules', needed)
        await mkdir(dirname(link), { recursive: true })
        await symlink(join(root, 'node_modules', needed), link, 'junction')
      }
      await writeFile(join(path, 'package.json'), '{ "private": true }')
      await linkProgram(path)
      return { path, run: (program, ...args) => endOf(path, program, args) }
    },
    [Symbol.asyncDispose]: () => rm(folder, { recursive: true }),
  }
}

/** What npm does with the program of a package that it installs. */
async function linkProgram(path: string): Promise<void> {
  const { bin } = JSON.parse(await readFile(join(path, INSTALLED, 'package.json'), 'utf8')) as {
    bin: Readonly<Record<string, string>>
  }
  await mkdir(join(path, 'node_modules/.bin'))
  for (const [name, program] of Object.entries(bin)) {
    await chmod(join(path, INSTALLED, program), 0o755)
    await symlink(join(path, INSTALLED, program), join(path, 'node_modules/.bin', name))
  }
}

async function endOf(cwd: string, program: string, args: readonly string[]): Promise<Ended> {
  try {
    return { code: 0, ...(await execute(program, args, { cwd })) }
  } catch (error) {
    const { code, stdout, stderr } = error as Ended
    return { code, stdout, stderr }
  }
}

/** Writes the examples of a README into the project, each under the name that it begins with. */
export async function writeExamples(
  { path }: ClientProject,
  readme: 'conformance/README.md' | 'mock/README.md',
): Promise<void> {
  const text = await readFile(join(path, INSTALLED, readme), 'utf8')
  for (const [, code = '', name = ''] of text.matchAll(/```js\n(\/\/ ([\w.]+).*?)```/gs)) {
    await writeFile(join(path, name), code)
  }
}

export interface RunningMock extends AsyncDisposable {
  readonly api: string
}

/** The mock, started by the packed command. */
export async function startPackedMock({ path }: ClientProject): Promise<RunningMock> {
  const program = join(path, 'node_modules/.bin/coinquiry-api')
  const args = [program, 'mock', '--world', 'new-user', '--port', '0', '--speed', '4']
  const child = spawn('node', args, { cwd: path, stdio: ['ignore', 'pipe', 'inherit'] })
  const orphaned = () => child.kill()
  process.once('exit', orphaned)
  let said = ''
  for await (const piece of child.stdout) {
    said += piece
    if (said.includes('The code in every')) break
  }
  const [api = ''] = /http:\S+\/api\/v1/.exec(said) ?? []
  return {
    api,
    async [Symbol.asyncDispose]() {
      process.off('exit', orphaned)
      child.kill()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
