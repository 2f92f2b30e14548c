import { parseArgs } from 'node:util'
import {
  FAULTS,
  MAILED_CODE,
  real,
  startHttpMock,
  systemClock,
  worlds,
} from '../packages/api-client/mock/http.ts'

const { values } = parseArgs({
  options: {
    world: { type: 'string', default: 'free-user' },
    language: { type: 'string', default: 'en' },
    port: { type: 'string', default: '4010' },
    /** How many times as fast answers are written. */
    speed: { type: 'string', default: '1' },
    /** What every request meets. */
    fault: { type: 'string' },
  },
})

const world = oneOf('world', Object.values(worlds), values.world, ({ name }) => name)
const language = oneOf('language', ['zh', 'en'] as const, values.language, String)
const mock = await startHttpMock({
  world,
  language,
  port: Number(values.port),
  wait: real(Number(values.speed)),
  clock: systemClock,
})
if (values.fault !== undefined) mock.faults.arm(oneOf('fault', FAULTS, values.fault, String))

console.log(`The mock is at ${mock.api}, in the world ${world.name}.`)
if (mock.resident) console.log(`Authorization: Bearer ${mock.resident.token}`)
console.log(`The code in every sign-in mail is ${MAILED_CODE}.`)

function oneOf<Value>(
  what: string,
  known: readonly Value[],
  wanted: string,
  nameOf: (value: Value) => string,
): Value {
  const found = known.find((value) => nameOf(value) === wanted)
  if (found !== undefined) return found
  console.error(`There is no ${what} "${wanted}", but: ${known.map(nameOf).join(', ')}`)
  process.exit(1)
}
