/** What every entry point offers beside its own way to run the mock. */

export { questions } from './answers/scripts.ts'
export { instantly, real, systemClock } from './clock.ts'
export { FAULT_HEADER, FAULTS, type Fault } from './faults/faults.ts'
export { MAILED_CODE } from './handlers/auth.ts'
export type { Mock, MockOptions } from './mock.ts'
export type { Resident } from './seeding.ts'
export type { Script, SeedTopic, World } from './world.ts'
export { type WorldName, worlds } from './worlds.ts'
