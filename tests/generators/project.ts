import { type ChildProcessWithoutNullStreams, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { createClient } from '@hey-api/openapi-ts'
import type { ServerProcess } from '../fakes/server-process.ts'
import { newestCode } from '../fakes/sign-in.ts'

const modules = fileURLToPath(new URL('../../node_modules', import.meta.url))
const programs = fileURLToPath(new URL('project', import.meta.url))

/** An integrator's folder with the programs of docs/generators.md, in which clients are generated. */
export interface Project extends AsyncDisposable {
  run(program: string, ...args: readonly string[]): Promise<void>
  /**
   * Adds the program of @hey-api/openapi-ts in a folder of its own, with a client of this contract that
   * checks every reply.
   */
  addChecking(folder: string, contract: object): Promise<void>
  /** Once, whoever asks; nothing is generated afterwards. */
  compile(): Promise<void>
  /**
   * Runs a compiled program and types the code that was mailed, or another one; gives what it wrote,
   * and rejects with what it said if it fails.
   */
  program(name: string, email: string, options?: ProgramOptions): Promise<string>
}

interface ProgramOptions {
  /** Called with what was written so far. */
  readonly onText?: (text: string) => void
  readonly code?: string
}

export async function newProject(server: ServerProcess): Promise<Project> {
  const path = await mkdtemp(join(tmpdir(), 'generators-'))
  await cp(programs, path, { recursive: true })
  await symlink(modules, join(path, 'node_modules'), 'junction')
  const env = { ...process.env, PATH: `${join(modules, '.bin')}${delimiter}${process.env.PATH}` }
  let compiled: Promise<void> | undefined
  const compile = () => {
    compiled ??= compileAll(path)
    return compiled
  }
  return {
    async run(program, ...args) {
      await promisify(execFile)(program, args, { cwd: path, env }).catch(failed)
    },
    async addChecking(folder, contract) {
      const own = join(path, folder)
      for (const file of ['hey-api.ts', 'shared.ts'])
        await cp(join(programs, file), join(own, file))
      await createClient({
        input: { ...contract },
        output: { path: join(own, 'hey-api'), tsConfigPath: join(path, 'tsconfig.json') },
        logs: { level: 'silent', file: false },
        plugins: [
          '@hey-api/client-fetch',
          '@hey-api/typescript',
          'zod',
          { name: '@hey-api/sdk', validator: true },
        ],
      })
    },
    compile,
    async program(name, email, { onText, code } = {}) {
      const args = [`built/${name}.js`, server.address, email]
      await compile()
      const child = spawn(process.execPath, args, { cwd: path })
      return outputOf(child, async () => code ?? newestCode(server.dataDir, email), onText)
    },
    [Symbol.asyncDispose]: () => rm(path, { recursive: true }),
  }
}

/** Strictly: also the file that says that it is not to be checked. */
async function compileAll(path: string): Promise<void> {
  const unchecked = join(path, 'swagger-typescript-api/api.ts')
  const text = await readFile(unchecked, 'utf8')
  await writeFile(unchecked, text.replace('// @ts-nocheck', ''))
  const compiler = join(modules, 'typescript-native/bin/tsc')
  await promisify(execFile)(process.execPath, [compiler, '-p', path]).catch(failed)
}

function failed(error: { stdout: string; stderr: string }): never {
  throw new Error(`${error}\n${error.stdout}${error.stderr}`)
}

async function outputOf(
  child: ChildProcessWithoutNullStreams,
  codeOf: () => Promise<string>,
  onText?: (text: string) => void,
): Promise<string> {
  let text = ''
  let faults = ''
  child.stderr.setEncoding('utf8').on('data', (piece: string) => {
    faults += piece
  })
  child.stdout.setEncoding('utf8').on('data', (piece: string) => {
    if (piece.includes('Code: ')) void codeOf().then((code) => child.stdin.end(`${code}\n`))
    text += piece
    onText?.(text)
  })
  const [status] = await once(child, 'close')
  if (status !== 0) throw new Error(`${text}\n${faults}`)
  return text
}
