import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { StartError } from '../../start-error.ts'
import { lockDataDir } from './data-dir-lock.ts'

let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coinquiry-test-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

/** Another process that holds the lock until it is killed. */
async function holdElsewhere() {
  const module = new URL('./data-dir-lock.ts', import.meta.url).href
  const script = `const { lockDataDir } = await import(${JSON.stringify(module)})
    await lockDataDir(${JSON.stringify(directory)})
    console.log('held')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script])
  await once(child.stdout, 'data')
  return child
}

it('refuses a directory that another process is in, and names that process', async () => {
  const child = await holdElsewhere()
  await expect(lockDataDir(directory)).rejects.toThrow(`in use by process ${child.pid}`)
  child.kill('SIGKILL')
})

it('is free after a process that was killed', async () => {
  const child = await holdElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(await readdir(directory)).toHaveLength(1)
  const lock = await lockDataDir(directory)
  expect(await readdir(directory)).toHaveLength(1)
  await expect(lockDataDir(directory)).rejects.toThrow(StartError)
  await lock.release()
})

it('lets one of many in that find a killed process at the same time', async () => {
  for (let round = 0; round < 5; round++) {
    const child = await holdElsewhere()
    child.kill('SIGKILL')
    await once(child, 'exit')
    const attempts = await Promise.allSettled(
      Array.from({ length: 8 }, () => lockDataDir(directory)),
    )
    const winners = attempts.filter((attempt) => attempt.status === 'fulfilled')
    expect(winners).toHaveLength(1)
    await winners[0]?.value.release()
  }
})

it('leaves nothing behind when released', async () => {
  const lock = await lockDataDir(directory)
  await lock.release()
  expect(await readdir(directory)).toEqual([])
})

it('locks a directory whose path is longer than a socket address may be', async () => {
  const deep = join(directory, 'a'.repeat(120), 'b'.repeat(120))
  await mkdir(deep, { recursive: true })
  const lock = await lockDataDir(deep)
  await expect(lockDataDir(deep)).rejects.toThrow('in use by process')
  await lock.release()
})
