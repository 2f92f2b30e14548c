import fc from 'fast-check'
import { test } from 'vitest'
import { testDatabase } from '../../../../testing/databases.ts'
import { AskModel } from './ask-model.ts'
import { anyStep } from './commands.ts'
import { buildRealSystem } from './real-system.ts'

const RUNS = Number(process.env.MODEL_RUNS ?? 15)
const database = testDatabase()

test('whatever happens, quota, points and text are what the rules say', {
  timeout: RUNS * 60_000,
}, async () => {
  const steps = fc.commands([anyStep], { maxCommands: 40, size: 'max' })
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const system = await buildRealSystem(database())
      try {
        const setup = () => ({ model: new AskModel(), real: system })
        await fc.asyncModelRun(setup, sequence)
      } finally {
        await system.world.close()
      }
    }),
    { numRuns: RUNS, endOnFailure: false },
  )
})
