import type { Handlers, OperationId } from '../../src/contract/contract.ts'
import type { House } from '../house.ts'
import type { User } from '../state/rows.ts'
import type { Language } from '../words/language.ts'
import type { World } from '../world.ts'
import { refuse } from './refusal.ts'

/** What a handler knows beside its input. */
export interface Ctx {
  readonly house: House
  /** The world of who asks. */
  readonly world: World
  readonly viewer: User | null
  /** The token by which the viewer is known. */
  readonly token: string
  readonly cookies: Readonly<Record<string, string>>
  readonly language: Language
  /** Where paths that a browser is led to begin, for example `http://localhost:3000`. */
  readonly origin: string
  /** Where the contract's paths begin, for example `/api/v1`. */
  readonly base: string
  /** Whether a whole answer is wanted instead of a stream. */
  readonly wantsJson: boolean
  /** The connection was closed. */
  readonly signal: AbortSignal
}

/** Some of the table of handlers. */
export type HandlersOf<Id extends OperationId> = Pick<Handlers<Ctx>, Id>

/** The mount has refused visitors already where the contract demands a token. */
export function signedIn({ viewer }: Ctx): User {
  if (!viewer) throw refuse('error.unauthorized')
  return viewer
}
