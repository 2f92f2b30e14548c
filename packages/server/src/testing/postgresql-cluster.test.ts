import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { closedFolder } from './postgresql-cluster.ts'

const folder = await mkdtemp(join(tmpdir(), 'coinquiry-closed-'))
const inner = join(folder, 'inner')
await mkdir(inner)
afterAll(() => rm(folder, { recursive: true }))

it.each([
  [0o755, 0o755, undefined],
  [0o711, 0o755, undefined],
  [0o700, 0o755, folder],
  [0o750, 0o755, folder],
  [0o755, 0o700, inner],
  [0o700, 0o700, inner],
])(
  'of folders with modes %o and %o the one is named that others may not enter',
  async (...modes) => {
    const [outerMode, innerMode, closed] = modes
    await chmod(folder, outerMode)
    await chmod(inner, innerMode)
    const found = await closedFolder(join(inner, 'initdb'))
    // Above it may be one as well, where people have temporary folders of their own.
    expect([inner, folder].find((each) => each === found)).toBe(closed)
  },
)
