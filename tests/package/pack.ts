import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
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

const root = fileURLToPath(new URL('../..', import.meta.url))
type Package = 'api-client' | 'markdown' | 'ui'
let folder: string

/** Packs once for all tests what they install: each packing builds, and two would build at once. */
export async function setup({ provide }: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), 'packed-'))
  const [client, [markdown, ui]] = await Promise.all([
    checkoutWithCopyOf('api-client').then((checkout) => pack('api-client', checkout)),
    // The kit's build reads the types of the other's.
    pack('markdown').then(async (first) => [first, await pack('ui')] as const),
  ])
  provide('packed', { 'api-client': client, markdown, ui })
}

export const teardown = () => rm(folder, { recursive: true })

/**
 * A checkout in which one package is a copy and all else are links. While this package is packed, its
 * package.json is written, which other tests read in the meantime.
 */
async function checkoutWithCopyOf(name: Package): Promise<string> {
  const checkout = join(folder, 'checkout')
  const linkAll = async (path: string, except: string) => {
    await mkdir(join(checkout, path))
    for (const entry of await readdir(join(root, path)))
      if (entry !== except) await symlink(join(root, path, entry), join(checkout, path, entry))
  }
  await linkAll('', 'packages')
  await linkAll('packages', name)
  await cp(join(root, 'packages', name), join(checkout, 'packages', name), {
    recursive: true,
    filter: (path) => !/[/\\](?:node_modules|dist)$/.test(path),
  })
  return checkout
}

async function pack(name: Package, checkout = root): Promise<string> {
  const to = join(folder, name)
  await mkdir(to)
  await call(join(checkout, 'packages', name), 'npm', ['pack', '--pack-destination', to])
  const [file = ''] = await readdir(to)
  return join(to, file)
}
