import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const call = promisify(execFile)

export const root = fileURLToPath(new URL('../..', import.meta.url))

export interface WorkTree extends AsyncDisposable {
  readonly path: string
}

/** A revision's files in a folder of their own, with the packages that are installed here. */
export async function workTreeOf(revision: string): Promise<WorkTree> {
  const folder = await mkdtemp(join(tmpdir(), 'pictures-'))
  const path = join(folder, 'base')
  const remove = async () => {
    await call('git', ['worktree', 'remove', '--force', path], { cwd: root }).catch(() => undefined)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await call('git', ['worktree', 'add', '--detach', path, revision], { cwd: root })
    await linkPackages(path)
    await generate(path)
  } catch (error) {
    await remove()
    throw error
  }
  return { path, [Symbol.asyncDispose]: remove }
}

/** One link each, for the workspace's own packages must be the revision's. */
async function linkPackages(path: string): Promise<void> {
  const own = '@coinquiry'
  await mkdir(join(path, 'node_modules', own), { recursive: true })
  for (const name of await readdir(join(root, 'node_modules'))) {
    if (name !== own)
      await symlink(join(root, 'node_modules', name), join(path, 'node_modules', name))
  }
  for (const name of await readdir(join(path, 'packages'))) {
    await symlink(join(path, 'packages', name), join(path, 'node_modules', own, name))
    const nested = join(root, 'packages', name, 'node_modules')
    if (existsSync(nested)) await symlink(nested, join(path, 'packages', name, 'node_modules'))
  }
}

/** What stories of whole screens import and git doesn't keep. */
async function generate(path: string): Promise<void> {
  await call('node', ['scripts/generate.ts'], { cwd: path })
  await call('npm', ['run', '--silent', 'messages', '--workspace=packages/app'], { cwd: path })
}
