import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Program } from './program.ts'
import { runProgram } from './run-program.ts'
import { loadState, saveState } from './state.ts'

let directory: string
let path: string
let begun: number[]

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'coinquiry-prove-'))
  path = join(directory, 'deeper', 'counted.json')
  begun = []
})
afterEach(() => rm(directory, { recursive: true }))

/** Counts to five, two at a time; the unit that is `broken` throws. */
const counted = (broken = -1): Program => ({
  units: 'numbers',
  parts: { here: { whole: 5, quick: 1 } },
  begin: async () => ({
    async next(left, done) {
      begun.push(done)
      if (done === broken) throw new Error('broken')
      const units = Math.min(left, 2)
      return { done: units, counts: { all: units }, peaks: { last: done + units }, faults: [] }
    },
    [Symbol.asyncDispose]: async () => undefined,
  }),
})

/** One sitting, which ends after so many steps. */
async function sit(program: Program, steps = Number.POSITIVE_INFINITY) {
  const before = begun.length
  await runProgram(program, {
    state: loadState(path),
    sizeOf: () => 5,
    surroundings: { postgresql: async () => '' },
    isOver: () => begun.length - before >= steps,
    keep: (state) => saveState(path, state),
  })
  return loadState(path).here
}

test('a program goes on in another sitting where it stopped', async () => {
  expect(await sit(counted(), 1)).toMatchObject({ done: 2 })
  expect(await sit(counted())).toMatchObject({ done: 5, counts: { all: 5 }, peaks: { last: 5 } })
  await sit(counted())
  expect(begun).toEqual([0, 2, 4])
})

test('what throws is kept as a fault, and tried again in the next sitting', async () => {
  await expect(sit(counted(2))).rejects.toThrow('broken')
  expect(loadState(path).here).toMatchObject({ done: 2, faults: ['Error: broken'] })
  expect(await sit(counted())).toMatchObject({ done: 5, faults: ['Error: broken'] })
})
