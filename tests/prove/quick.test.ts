import type {} from '@coinquiry/server/testing/postgresql-setup'
import { expect, inject, test } from 'vitest'
import type { Program } from './program.ts'
import { programs } from './programs.ts'
import { runProgram } from './run-program.ts'

/** What else `npm test` runs shows what the others do. */
const quick = Object.entries(programs).filter(([, { parts }]) =>
  Object.values(parts).some((part) => part.quick > 0),
)

test.each(quick)('a quick look at %s finds nothing wrong', async (_name, program: Program) => {
  const state = await runProgram(program, {
    state: {},
    sizeOf: (part) => program.parts[part]?.quick ?? 0,
    surroundings: { postgresql: async () => inject('postgresql') },
    keep: () => undefined,
  })
  expect(Object.values(state).flatMap(({ faults }) => faults)).toEqual([])
})
