import type { Language, Schemas } from '../src/contract/contract.ts'
import type { LiveAnswer } from './answers/live-answer.ts'
import type { Clock, Wait } from './clock.ts'
import type { SeededRandom } from './random.ts'
import type { Message, Topic, User } from './rows.ts'
import type { World } from './world.ts'

/** What all requests to a mock share: its options and its data. */
export interface MockServer {
  readonly random: SeededRandom
  readonly clock: Clock
  readonly wait: Wait
  /** The language of the seeds. */
  readonly language: Language
  /** The world of visitors, and of new users who sign in. */
  readonly world: World
  /** Takes no more questions. */
  isLeaving: boolean
  /** The answers that are being written, by `request_id`. */
  readonly live: Map<string, LiveAnswer>
  users: User[]
  /** In order of use: the last used topic comes last. */
  topics: Topic[]
  messages: Message[]
  readonly pointsRecords: (Schemas['PointsRecord'] & { readonly user_id: string })[]
  /** The ids of users by the tokens of their sessions. */
  readonly sessions: Map<string, string>
  /** The addresses to which a code was mailed. */
  readonly mailedCodes: Set<string>
  /** E-mail addresses by the short tokens of social logins. */
  /** The address that each signs in, and the secret of the browser that began. */
  readonly shortTokens: Map<string, { readonly email: string; readonly secret: string }>
  /** Browsers at a provider, by `state`; with `user_id` to bind an account. */
  readonly attempts: Map<string, { readonly secret: string; readonly user_id: string | null }>
  /** The X accounts that users have proved to be theirs. */
  readonly proofs: { readonly twitter_id: string; screen_name: string; user_id: string }[]
  /** The ids of avatars. */
  readonly avatars: Set<string>
}
