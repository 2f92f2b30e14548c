import type { Language } from '../src/contract/contract.ts'
import { endAnswers } from './answers/answering.ts'
import { type Clock, tickingClock, type Wait } from './clock.ts'
import { Faults } from './faults/faults.ts'
import { createTables, type MockServer } from './mock-server.ts'
import { SeededRandom } from './random.ts'
import { join, type Resident } from './seeding.ts'
import { type Mounted, type MountOptions, mount } from './serving/mount.ts'
import { hotTopics } from './texts/topics.ts'
import type { World } from './worlds/world.ts'
import { type WorldName, worlds } from './worlds/worlds.ts'

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
  mount(options?: Partial<Pick<MountOptions, 'base' | 'closed'>>): Mounted[]
}

const worldOf = (world: WorldName | World): World =>
  typeof world === 'string' ? worlds[world] : world

export async function createMock(options: MockOptions & { wait: Wait }): Promise<Mock> {
  const { language = 'en', seed = '', wait, clock = tickingClock() } = options
  const world = worldOf(options.world ?? 'free-user')
  const server: MockServer = {
    ...createTables(),
    random: new SeededRandom(`${world.name} ${seed}`),
    clock,
    wait,
    language,
    world,
    worlds: new Map([[world.name, world]]),
    live: new Map(),
    isLeaving: false,
  }
  for (const [spoken, titles] of Object.entries(hotTopics)) {
    for (const title of titles)
      await server.hotTopics.create({ title, language: spoken as Language })
  }
  const faults = new Faults()
  return {
    resident: world.isSignedIn ? await join(server, world) : null,
    faults,
    join: (other) => join(server, worldOf(other)),
    leave() {
      server.isLeaving = true
      const all = new Set([...server.live.values()].map(({ ids }) => ids.topics_id))
      return endAnswers(server, all, 'error.interrupted')
    },
    mount: (where) => mount(server, { base: '/api/v1', faults, ...where }),
  }
}
