import { access, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'
import { prepareDataDir } from './data-dir.ts'

it('makes the directory and those above it, and takes one that is there', async () => {
  const root = await mkdtemp(join(tmpdir(), 'coinquiry-test-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  const directory = join(root, 'a', 'b')
  await prepareDataDir(directory)
  await prepareDataDir(directory)
  await access(directory)
})

const file = fileURLToPath(import.meta.url)

it.each([file, join(file, 'data'), ...(process.platform === 'linux' ? ['/proc/data'] : [])])(
  'says in one line that %s cannot be written',
  async (directory) => {
    const preparing = prepareDataDir(directory)
    await expect(preparing).rejects.toThrow(`DATA_DIR ${directory} cannot be written (`)
    await expect(preparing).rejects.not.toThrow('\n')
  },
)
