import { execFile } from 'node:child_process'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const INSTALL = '--include=dev --include=optional --loglevel=error'
const BUILD = 'run build'

test.each(['api-client', 'calculators', 'markdown', 'ui'])(
  '%s is packed from a checkout in which nothing is installed',
  async (name) => {
    const clone = await newClone(name)
    expect(await clone.prepack()).toEqual([`ci ${INSTALL}`, BUILD])
    expect(await clone.prepack()).toEqual([BUILD])
  },
)

test('what a running server was started from stays when the tools are added to it', async () => {
  const clone = await newClone('api-client')
  await clone.run('node scripts/setup/setup.js app')
  expect(await clone.prepack()).toEqual([`install --no-save ${INSTALL}`, BUILD])
  expect(await clone.prepack()).toEqual([BUILD])

  await clone.changeLock()
  expect(await clone.prepack()).toEqual([`ci ${INSTALL}`, BUILD])
})

/** A checkout with one package, where `npm` tells what it was called with and does nothing. */
async function newClone(name: string) {
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
  await writeFile(join(path, 'bin/npm'), `#!/bin/sh\necho "$@" >> '${calls}'\n`)
  await chmod(join(path, 'bin/npm'), 0o755)
  const { scripts } = JSON.parse(await readFile(join(ROOT, home, 'package.json'), 'utf8'))

  const env = { PATH: [join(path, 'bin'), process.env.PATH].join(delimiter) }
  const run = (command: string, folder = '.') =>
    promisify(execFile)('sh', ['-c', command], { cwd: join(path, folder), env })
  return {
    run,
    /** What its `prepack` calls npm with, except to write into its package.json. */
    async prepack(): Promise<string[]> {
      await writeFile(calls, '')
      await run(scripts.prepack, home)
      const lines = (await readFile(calls, 'utf8')).trimEnd().split('\n')
      return lines.filter((line) => !line.startsWith('pkg '))
    },
    changeLock: () => writeFile(lock, '{"lockfileVersion":3}'),
  }
}
