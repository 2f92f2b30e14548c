import { Collection } from '@msw/data'
import type { Language } from '../src/contract/contract.ts'
import type { LiveAnswer } from './answers/live-answer.ts'
import type { Clock, Wait } from './clock.ts'
import type { SeededRandom } from './random.ts'
import type {
  Attempt,
  Generation,
  HotTopic,
  Message,
  PointsRecord,
  Proof,
  Session,
  Topic,
  User,
} from './rows.ts'
import type { World } from './worlds/world.ts'

/** The data of a mock. */
export function createTables() {
  return {
    users: tableOf<User>(),
    sessions: tableOf<Session>(),
    topics: tableOf<Topic>(),
    messages: tableOf<Message>(),
    generations: tableOf<Generation>(),
    points: tableOf<PointsRecord>(),
    hotTopics: tableOf<HotTopic>(),
    mailedCodes: tableOf<{ readonly email: string }>(),
    shortTokens: tableOf<{ readonly short_token: string; readonly email: string }>(),
    attempts: tableOf<Attempt>(),
    proofs: tableOf<Proof>(),
    avatars: tableOf<{ readonly id: string }>(),
  }
}

export type Tables = ReturnType<typeof createTables>

/** A "standard schema" that accepts any value, because TypeScript checks the rows. */
interface RowSchema<Row> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => { readonly value: Row }
    readonly types?: { readonly input: Row; readonly output: Row }
  }
}

function tableOf<Row extends object>() {
  const validate = (value: unknown) => ({ value: value as Row })
  const schema: RowSchema<Row> = { '~standard': { version: 1, vendor: 'coinquiry', validate } }
  return new Collection({ schema })
}

/** What all requests to a mock share. */
export interface MockServer extends Tables {
  readonly random: SeededRandom
  readonly clock: Clock
  readonly wait: Wait
  /** The language of the seeds. */
  readonly language: Language
  /** The world of visitors, and of those who sign in. */
  readonly world: World
  /** The worlds of the people that live here, by name. */
  readonly worlds: Map<string, World>
  /** The answers that are being written, by `request_id`. */
  readonly live: Map<string, LiveAnswer>
  /** Takes no more questions. */
  isLeaving: boolean
}
