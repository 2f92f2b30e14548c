import fc from 'fast-check'
import { test } from 'vitest'
import { testDatabase } from '../../../../testing/databases.ts'
import { AskModel } from './ask-model.ts'
import { anyStep } from './commands.ts'
import { buildHouse } from './house.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 15)
const database = testDatabase()

test('whatever happens, quota, points and text are what the rules say', {
  timeout: RUNS * 60_000,
}, async () => {
  const steps = fc.commands([anyStep], { maxCommands: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const house = await buildHouse(database())
      try {
        const setup = () => ({ model: new AskModel(), real: house })
        await fc.asyncModelRun(setup, sequence)
      } finally {
        await house.world.close()
      }
    }),
    { numRuns: RUNS, endOnFailure: false },
  )
})
