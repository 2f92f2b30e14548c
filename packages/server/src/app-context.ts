import type { Handlers, Success } from '@coinquiry/api-client/contract'
import type { Database } from './adapters/database/database.ts'
import type { SignedIn, Viewer } from './contract/viewer.ts'
import type { Env } from './env.ts'
import type { Readers } from './features/auth/readers.ts'
import type { NetworkReads } from './features/rate-limits/network-reads.ts'
import type { RefusedBuckets } from './features/rate-limits/refused-buckets.ts'
import type { CrowdReads } from './features/share/crowd-reads.ts'
import type { Generations } from './generation/generations.ts'
import type { Language, Ports } from './ports.ts'

/** What lives as long as the process. */
export interface AppContext {
  readonly env: Env
  /** Keys the hashes that are kept of what people could be known by. */
  readonly secret: Uint8Array
  readonly database: Database
  readonly refused: RefusedBuckets
  readonly reads: NetworkReads
  /** What the call of a shared topic gives visitors, by its token; null where a link leads nowhere. */
  readonly sharedTopics: CrowdReads<Success<'fetchSharedTopic'> | null>
  readonly ports: Ports
  readonly generations: Generations
  readonly readers: Readers
}

/** What a handler is given beside its input: the app context, and who asks, how and when. */
export interface RequestContext extends AppContext {
  readonly viewer: Viewer
  readonly language: Language
  readonly ip: string
  /** Where the client is, by a proxy that is believed; null where none says so. */
  readonly region: string | null
  /** As the client calls itself; '' where it does not. */
  readonly userAgent: string
  readonly now: Date
  /** The form of answer the client prefers where an operation offers both. */
  readonly accept: 'stream' | 'json'
  /** By name. */
  readonly cookies: Readonly<Record<string, string | undefined>>
  /** The body exactly as it was sent; '' without one. For signatures. */
  readonly sentBody: string
  /** Aborted when the client closes its connection before the reply is complete. */
  readonly signal: AbortSignal
}

/** What the handler of an operation is given that the contract opens to signed-in users alone. */
export interface UserRequestContext extends RequestContext {
  readonly viewer: SignedIn
}

export type ServerHandlers = Handlers<RequestContext, UserRequestContext>
