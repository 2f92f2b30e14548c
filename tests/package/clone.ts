import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { onTestFinished } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

export interface CloneOptions {
  /** What npm says when it is asked for its registry. */
  readonly registry?: string
  /** The registry keeps packages elsewhere than others do. */
  readonly isUnusual?: boolean
}

/** A checkout with one package, where `npm` tells what it was called with and does nothing. */
export async function newClone(
  name: string,
  { registry = '', isUnusual = false }: CloneOptions = {},
) {
  const path = await mkdtemp(join(tmpdir(), 'clone-'))
  onTestFinished(() => rm(path, { recursive: true }))
  const home = join('packages', name)
  const calls = join(path, 'calls')
  const lock = join(path, 'package-lock.json')
  for (const folder of ['bin', 'node_modules', home])
    await mkdir(join(path, folder), { recursive: true })
  await cp(join(ROOT, 'scripts/setup'), join(path, 'scripts/setup'), { recursive: true })
  await writeFile(join(path, 'package.json'), '{"type":"module"}')
  await writeFile(lock, '{}')
  await writeFile(calls, '')
  const npm = [
    '#!/bin/sh',
    `[ "$1" = config ] && { echo '${registry}'; exit; }`,
    `echo "$@" >> '${calls}'`,
    '[ -e npm-shrinkwrap.json ] || exit 0',
    `cp npm-shrinkwrap.json '${join(path, 'addressed')}'`,
    `exit ${isUnusual ? 1 : 0}`,
  ]
  await writeFile(join(path, 'bin/npm'), `${npm.join('\n')}\n`)
  await chmod(join(path, 'bin/npm'), 0o755)
  const { scripts } = JSON.parse(await readFile(join(ROOT, home, 'package.json'), 'utf8'))

  const env = { PATH: [join(path, 'bin'), process.env.PATH].join(delimiter) }
  const run = (command: string, folder = '.') =>
    promisify(execFile)('sh', ['-c', command], { cwd: join(path, folder), env })
  const called = async () => (await readFile(calls, 'utf8')).trimEnd().split('\n')
  return {
    path,
    run,
    /** What npm was called with until now. */
    called,
    /** What its `prepack` calls npm with, except to write into its package.json. */
    async prepack(): Promise<string[]> {
      await writeFile(calls, '')
      await run(scripts.prepack, home)
      return (await called()).filter((line) => !line.startsWith('pkg '))
    },
    changeLock: (packages: object) =>
      writeFile(lock, JSON.stringify({ lockfileVersion: 3, packages })),
    /** The lock that npm has read instead of the committed one. */
    addressed: async () => JSON.parse(await readFile(join(path, 'addressed'), 'utf8')),
  }
}
