import type {
  ErrorKey,
  FileReply,
  Handlers,
  JsonReply,
  Language,
  OperationId,
  RedirectReply,
  ReplyCookie,
  StreamReply,
  Success,
} from '../../src/contract/contract.ts'
import type { MockServer } from '../mock-server.ts'
import type { User } from '../rows.ts'
import type { World } from '../world.ts'

/** What a handler knows beside its input. */
export interface RequestContext {
  readonly server: MockServer
  /** The viewer's world. */
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

/** What the handler of an operation knows that the contract opens to signed-in users alone. */
export interface UserRequestContext extends RequestContext {
  readonly viewer: User
}

export type MockHandlers = Handlers<RequestContext, UserRequestContext>

/** Thrown by a handler; the mount makes the contract's failure of it. */
export class Refusal extends Error {
  readonly key: ErrorKey
  /** What is wrong, said after the contract's text. */
  readonly detail: string | undefined

  constructor(key: ErrorKey, detail?: string) {
    super(detail ?? key)
    this.key = key
    this.detail = detail
  }
}

export const refuse = (key: ErrorKey, detail?: string): Refusal => new Refusal(key, detail)

/** The mock has each file as a whole. */
export interface WholeFile extends FileReply {
  readonly content: Uint8Array
}

export type AnyReply = JsonReply<OperationId> | StreamReply | WholeFile | RedirectReply

export const json = <Id extends OperationId>(
  body: Success<Id>,
  cookies: readonly ReplyCookie[] = [],
): JsonReply<Id> => ({ kind: 'json', body, cookies })

export const done = (cookies: readonly ReplyCookie[] = []) =>
  ({ kind: 'json', body: { code: 0, data: null }, cookies }) as const

export const stream = (frames: AsyncIterable<string>): StreamReply => ({ kind: 'stream', frames })

export const file = (reply: Omit<WholeFile, 'kind'>): WholeFile => ({ kind: 'file', ...reply })

export const redirect = (
  location: string,
  cookies: readonly ReplyCookie[] = [],
): RedirectReply => ({ kind: 'redirect', location, cookies })
