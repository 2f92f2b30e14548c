import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { COMPILED, SHORT_LIVED } from '../fakes/server-process.ts'
import type { Store } from './store.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** `npm run data`, without npm. */
export async function dataCommand(
  { dataDir, env }: Pick<Store, 'dataDir' | 'env'>,
  ...args: string[]
) {
  const entry = [SHORT_LIVED, '--conditions=coinquiry', 'scripts/data.ts', ...args]
  const child = spawn(process.execPath, entry, {
    cwd: ROOT,
    env: {
      ...{ PATH: process.env.PATH ?? '', NODE_COMPILE_CACHE: COMPILED },
      ...{ DATA_DIR: dataDir, ...env },
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [stdout, stderr] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close'),
  ])
  return { code: child.exitCode, stdout, stderr }
}
