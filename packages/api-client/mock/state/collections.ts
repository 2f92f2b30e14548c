import { Collection } from '@msw/data'
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

/** Everything a mock holds; its handlers and nobody else's change it. */
export function createCollections() {
  return {
    users: rowsOf<User>(),
    sessions: rowsOf<Session>(),
    topics: rowsOf<Topic>(),
    messages: rowsOf<Message>(),
    generations: rowsOf<Generation>(),
    points: rowsOf<PointsRecord>(),
    hotTopics: rowsOf<HotTopic>(),
    mailedCodes: rowsOf<{ readonly email: string }>(),
    shortTokens: rowsOf<{ readonly short_token: string; readonly email: string }>(),
    attempts: rowsOf<Attempt>(),
    proofs: rowsOf<Proof>(),
    avatars: rowsOf<{ readonly id: string }>(),
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

function rowsOf<Row extends object>() {
  const validate = (value: unknown) => ({ value: value as Row })
  const schema: RowSchema<Row> = { '~standard': { version: 1, vendor: 'coinquiry', validate } }
  return new Collection({ schema })
}
