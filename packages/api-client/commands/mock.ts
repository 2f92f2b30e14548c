import {
  FAULTS,
  type Fault,
  type HttpMock,
  MAILED_CODE,
  real,
  startHttpMock,
  systemClock,
  type WorldName,
  worlds,
} from '../mock/http.ts'
import { known } from '../mock/known.ts'
import type { OperationId } from '../src/contract/contract.ts'
import { operations } from '../src/contract/contract.ts'
import { readNumber, readOptions, UsageError } from './options.ts'

const worldNames = Object.keys(worlds) as WorldName[]
const operationIds = operations.map(({ id }) => id)

export const MOCK_USAGE = `Usage: npx @coinquiry/api-client mock [options]

A server of the contract that shows prepared situations, until it is ended (Ctrl+C).

  --world NAME       the situation it begins in (free-user)
  --port NUMBER      where it listens (4010); 0 takes any free port
  --host ADDRESS     who reaches it (127.0.0.1: this machine alone)
  --language LANG    zh or en, of what it holds (en)
  --seed TEXT        other ids than without one
  --speed NUMBER     how many times as fast answers are written (1)
  --latency MS       how long each reply is waited for (as the world has it)
  --clock CLOCK      system, or ticking: the same times in every run (system)
  --fault FAULT[:OPERATION[:TIMES]]
                     what requests meet, any and for ever unless told; may be given several times

Worlds: ${worldNames.join(', ')}
Faults: ${FAULTS.join(', ')}`

const OPTIONS = {
  world: { type: 'string', default: 'free-user' },
  port: { type: 'string', default: '4010' },
  host: { type: 'string', default: '127.0.0.1' },
  language: { type: 'string', default: 'en' },
  seed: { type: 'string' },
  speed: { type: 'string', default: '1' },
  latency: { type: 'string' },
  clock: { type: 'string', default: 'system' },
  fault: { type: 'string', multiple: true },
} as const

/** Starts a mock and says where it is; throws a `UsageError` or an `UnknownName` at wrong arguments. */
export async function mockCommand(
  args: readonly string[],
  say: (text: string) => void,
): Promise<HttpMock> {
  const { seed, host, fault = [], ...values } = readOptions(args, OPTIONS)
  const world = worlds[known('world', values.world, worldNames)]
  const latency =
    values.latency === undefined ? world.latency : readNumber('latency', values.latency, { min: 0 })
  const faults = fault.map(readFault)
  const clock = known('clock', values.clock, ['system', 'ticking'])
  const port = readNumber('port', values.port, { min: 0, max: 65_535 })
  const options = {
    world: { ...world, latency },
    language: known('language', values.language, ['zh', 'en']),
    wait: real(readNumber('speed', values.speed, { min: 0.001, whole: false })),
    port,
    host,
    ...(seed !== undefined && { seed }),
    ...(clock === 'system' && { clock: systemClock }),
  }
  const mock = await startHttpMock(options).catch((error) => {
    throw isTaken(error) ? new UsageError(`Port ${port} is taken: name another by --port`) : error
  })
  for (const { fault, ...where } of faults) mock.faults.arm(fault, where)
  say(`The mock is at ${mock.api}, in the world ${world.name}.`)
  if (mock.resident) say(`Authorization: Bearer ${mock.resident.token}`)
  say(`The code in every sign-in mail is ${MAILED_CODE}.`)
  return mock
}

interface ArmedFault {
  readonly fault: Fault
  readonly operation?: OperationId
  readonly times?: number
}

function readFault(text: string): ArmedFault {
  const [fault = '', operation = '', times, ...rest] = text.split(':')
  if (rest.length > 0) throw new UsageError(`--fault is "${text}", not FAULT[:OPERATION[:TIMES]]`)
  return {
    fault: known('fault', fault, FAULTS),
    ...(operation !== '' && { operation: known('operation', operation, operationIds) }),
    ...(times !== undefined && { times: readNumber('fault', times, { min: 1 }) }),
  }
}

const isTaken = (error: unknown) => (Object(error) as { code?: string }).code === 'EADDRINUSE'
