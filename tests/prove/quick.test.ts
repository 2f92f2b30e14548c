import type {} from '@coinquiry/server/testing/postgresql-setup'
import { expect, inject, test } from 'vitest'
import type { Program } from './program.ts'
import { programs } from './programs.ts'
import { runProgram } from './run-program.ts'

/** What else `npm test` runs shows what the others do. */
const quick = Object.entries(programs)
  .filter(([, { parts }]) => Object.values(parts).some((part) => part.quick > 0))
  .map(([name, program]) => ({ name, program, refusal: program.refusal?.() ?? null }))

const look = (program: Program) =>
  runProgram(program, {
    state: {},
    sizeOf: (part) => program.parts[part]?.quick ?? 0,
    surroundings: { postgresql: async () => inject('postgresql') },
    keep: () => undefined,
  })

test.each(quick.filter(({ refusal }) => refusal === null))(
  'a quick look at $name finds nothing wrong',
  async ({ program }) => {
    const state = await look(program)
    expect(Object.values(state).flatMap(({ faults }) => faults)).toEqual([])
  },
)

test.each(quick.filter(({ refusal }) => refusal !== null))(
  'a quick look at $name is refused by this machine, and says so',
  async ({ name, program, refusal }) => {
    console.warn(`No quick look at ${name}: ${refusal}`)
    await expect(look(program)).rejects.toThrow('Command failed')
  },
)
