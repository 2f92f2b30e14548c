import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { TestProject } from 'vitest/node'
import { call } from './call.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of each packed package. */
    packed: Readonly<Record<Package, string>>
  }
}

const packages = fileURLToPath(new URL('../../packages', import.meta.url))
type Package = 'api-client' | 'markdown' | 'ui'
let folder: string

/** Packs once for all tests what they install: each packing builds, and two would build at once. */
export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
  const [client, [markdown, ui]] = await Promise.all([
    pack('api-client'),
    // The kit's build reads the types of the other's.
    pack('markdown').then(async (first) => [first, await pack('ui')] as const),
  ])
  provide('packed', { 'api-client': client, markdown, ui })
}

export const teardown = () => rm(folder, { recursive: true })

async function pack(name: Package): Promise<string> {
  const to = join(folder, name)
  await mkdir(to)
  await call(join(packages, name), 'npm', ['pack', '--pack-destination', to])
  const [file = ''] = await readdir(to)
  return join(to, file)
}
