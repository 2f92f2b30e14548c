import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { call } from './call.ts'

const readme = fileURLToPath(new URL('../../packages/ui/README.md', import.meta.url))
const sample = fileURLToPath(new URL('../../examples/chat', import.meta.url))
const emptyProject = fileURLToPath(new URL('project', import.meta.url))

/** An empty project outside the workspace with the packed kit and client installed. */
export interface Integrator {
  /** The project's folder. */
  readonly path: string
  /** Runs a program, preferably the project's; rejects with all it said if it fails. */
  run(program: string, ...args: readonly string[]): Promise<string>
  remove(): Promise<void>
}

export async function newIntegrator(): Promise<Integrator> {
  const path = await mkdtemp(join(tmpdir(), 'kit-'))
  const remove = () => rm(path, { recursive: true })
  try {
    await install(path)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, run: (program, ...args) => call(path, program, args), remove }
}

async function install(path: string): Promise<void> {
  await cp(emptyProject, path, { recursive: true })
  await copyExample(join(path, 'readme'))
  const isOwn = (file: string) => !/\/(?:node_modules|dist)$/.test(file)
  await cp(sample, join(path, 'chat'), { recursive: true, filter: isOwn })
  // The sample needs what any page with the kit needs.
  await rename(join(path, 'chat/package.json'), join(path, 'package.json'))
  const packed = Object.values(inject('packed'))
  const onlyInstall = ['--prefer-offline', '--no-package-lock', '--no-audit', '--no-fund']
  await call(path, 'npm', ['install', ...onlyInstall, ...packed])
}

/** The README's first page of code, tried on its own. */
async function copyExample(folder: string): Promise<void> {
  const [, code = ''] = /```tsx\n(.*?)```/s.exec(await readFile(readme, 'utf8')) ?? []
  await cp(join(emptyProject, 'one/index.html'), join(folder, 'index.html'))
  await writeFile(join(folder, 'main.tsx'), code)
}
