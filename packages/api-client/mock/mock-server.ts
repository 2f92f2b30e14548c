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

/** Everything a mock holds; its handlers and nobody else's change it. */
export function createCollections() {
  return {
    users: collectionOf<User>(),
    sessions: collectionOf<Session>(),
    topics: collectionOf<Topic>(),
    messages: collectionOf<Message>(),
    generations: collectionOf<Generation>(),
    points: collectionOf<PointsRecord>(),
    hotTopics: collectionOf<HotTopic>(),
    mailedCodes: collectionOf<{ readonly email: string }>(),
    shortTokens: collectionOf<{ readonly short_token: string; readonly email: string }>(),
    attempts: collectionOf<Attempt>(),
    proofs: collectionOf<Proof>(),
    avatars: collectionOf<{ readonly id: string }>(),
  }
}

export type Collections = ReturnType<typeof createCollections>

/** A "standard schema" that takes whatever it is given: the compiler knows the rows. */
interface RowSchema<Row> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => { readonly value: Row }
    readonly types?: { readonly input: Row; readonly output: Row }
  }
}

function collectionOf<Row extends object>() {
  const validate = (value: unknown) => ({ value: value as Row })
  const schema: RowSchema<Row> = { '~standard': { version: 1, vendor: 'coinquiry', validate } }
  return new Collection({ schema })
}

/** What all requests to a mock share. */
export interface MockServer extends Collections {
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
