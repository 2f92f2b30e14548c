import type { Language } from '../src/contract/contract.ts'
import { settle } from './answers/answering.ts'
import { type Clock, tickingClock, type Wait } from './clock.ts'
import { Faults } from './faults/faults.ts'
import { known } from './known.ts'
import type { MockServer } from './mock-server.ts'
import { type Mounted, mount } from './mount.ts'
import { SeededRandom } from './random.ts'
import { join, type Resident } from './seeding.ts'
import type { World } from './world.ts'
import { type WorldName, worlds } from './worlds.ts'

export interface MockOptions {
  /** The situation: the name of a world, or one of your own. */
  readonly world?: WorldName | World
  /** The language of the seeds. */
  readonly language?: Language
  /** Another seed gives other ids. */
  readonly seed?: string
  /** How time passes in answers: `instantly`, or `real()`. */
  readonly wait?: Wait
  /** Ticks by itself unless another is given, so that every run has the same times. */
  readonly clock?: Clock
}

/** A server of the contract that shows prepared situations. */
export interface Mock {
  /** Who is signed in when the mock starts; null in a world of visitors. */
  readonly resident: Resident | null
  readonly faults: Faults
  /** Adds a signed-in user of this world. */
  join(world: WorldName | World): Promise<Resident>
  /** Takes no more questions and breaks off what is being answered. */
  leave(): Promise<void>
  /** Every operation, below `/api/v1`. */
  mount(): Mounted[]
}

/** Where the contract's paths begin. */
export const BASE = '/api/v1'

const worldOf = (world: WorldName | World): World =>
  typeof world === 'string'
    ? worlds[known('world', world, Object.keys(worlds) as WorldName[])]
    : world

export async function createMock(options: MockOptions & { wait: Wait }): Promise<Mock> {
  const { language = 'en', seed = '', wait, clock = tickingClock() } = options
  const world = worldOf(options.world ?? 'free-user')
  const server: MockServer = {
    random: new SeededRandom(`${world.name} ${seed}`),
    clock,
    wait,
    language,
    world,
    isLeaving: false,
    live: new Map(),
    users: [],
    topics: [],
    messages: [],
    pointsRecords: [],
    sessions: new Map(),
    mailedCodes: new Set(),
    shortTokens: new Map(),
    attempts: new Map(),
    proofs: [],
    avatars: new Set(),
  }
  const faults = new Faults()
  return {
    resident: world.isSignedIn ? join(server, world) : null,
    faults,
    join: async (other) => join(server, worldOf(other)),
    async leave() {
      server.isLeaving = true
      for (const live of server.live.values()) settle(server, live, 'error.interrupted')
    },
    mount: () => mount(server, { base: BASE, faults }),
  }
}
