/** The contract as types and as data: one key, the `operationId`, for server, mock, client and app. */
import type { operations } from '../generated/schema.ts'
import type { SecuredOperationId } from './contract.gen.ts'
import type { Language, OperationId, Schemas } from './operation.ts'

export { errors, operations, type SecuredOperationId, schemas } from './contract.gen.ts'
export { acceptedLanguage, attachment, bearerToken, mediaTypeOf, prefersJson } from './headers.ts'
export type * from './operation.ts'

export type AskEvent = Schemas['AskEvent']

/** A page that a server has the app's renderer render, with its data: what its `renderPage` is given. */
export type PageData =
  | { readonly screen: 'price'; readonly config: Schemas['Config'] }
  | {
      readonly screen: LegalPageName
      readonly config: Schemas['Config']
      readonly texts: Readonly<Record<Language, Schemas['LegalPage']>>
    }
  | {
      readonly screen: 'share'
      readonly language: Language
      readonly shareToken: string
      /** What a visitor may read; the beginning is enough. */
      readonly content: Schemas['TopicContent']
    }

/** The names of what an operator writes. */
export type LegalPageName = 'terms' | 'privacy' | 'imprint'

type Nothing = Record<never, never>

/** `{ [Name]?: never }` is how the generated types say that there is none. */
type Part<Parts, Name extends keyof Parts> = [Exclude<Parts[Name], undefined>] extends [never]
  ? Nothing
  : Exclude<Parts[Name], undefined>

/** The parts of a form that is uploaded are handed over as bytes. */
type Read<ByMediaType> = ByMediaType extends { 'multipart/form-data': infer Form }
  ? { readonly [Name in keyof Form]: Uint8Array }
  : ByMediaType[keyof ByMediaType]

type BodyOf<Operation> = Operation extends { requestBody: { content: infer ByMediaType } }
  ? Read<ByMediaType>
  : Operation extends { requestBody?: { content: infer ByMediaType } }
    ? Read<ByMediaType> | undefined
    : undefined

/** What a handler is given: already validated against the contract. */
export interface Input<Id extends OperationId> {
  readonly path: Part<operations[Id]['parameters'], 'path'>
  readonly query: Part<operations[Id]['parameters'], 'query'>
  readonly header: Part<operations[Id]['parameters'], 'header'>
  readonly body: BodyOf<operations[Id]>
}

/** What a served request is answered with, by media type. */
type Content<Id extends OperationId> = operations[Id]['responses'] extends {
  200: { content: infer ByMediaType }
}
  ? ByMediaType
  : Nothing

type FileMediaType<ByMediaType> = Exclude<
  keyof ByMediaType,
  'application/json' | 'text/event-stream' | 'text/html'
>

/** The success envelope of an operation; refusals are thrown, never returned. */
export type Success<Id extends OperationId> = Id extends OperationId
  ? Content<Id> extends { 'application/json': infer Json }
    ? Extract<Json, { code: 0 }>
    : never
  : never

/** Always `HttpOnly`, and `Secure` where the server is reached by https. */
export interface ReplyCookie {
  readonly name: string
  readonly value: string
  readonly path: string
  /** In seconds; 0 clears the cookie. */
  readonly maxAge: number
  /** `none` for what must survive a form post from another site; such a cookie is always `Secure`. */
  readonly sameSite: 'lax' | 'none'
}

export interface JsonReply<Id extends OperationId> {
  readonly kind: 'json'
  readonly body: Success<Id>
  readonly cookies?: readonly ReplyCookie[]
  /** It is the same for everybody who may read it: a client may keep it and ask whether it is still so. */
  readonly isKept?: boolean
}

/** Frames that are already encoded; the reader's pull is the back-pressure. */
export interface StreamReply {
  readonly kind: 'stream'
  readonly frames: AsyncIterable<string>
}

export interface FileReply {
  readonly kind: 'file'
  readonly mediaType: string
  /** As what the browser saves it; null shows it in place. */
  readonly name: string | null
  /** Whole, or part by part as it is written. */
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
  /** What the address gives never changes, so that it may be cached for ever. */
  readonly immutable?: boolean
}

export interface RedirectReply {
  readonly kind: 'redirect'
  readonly location: string
  readonly cookies?: readonly ReplyCookie[]
}

/** Only the kinds of reply that the operation declares. */
export type Reply<Id extends OperationId> =
  | ([Success<Id>] extends [never] ? never : JsonReply<Id>)
  | (Content<Id> extends { 'text/event-stream': unknown } ? StreamReply : never)
  | ([FileMediaType<Content<Id>>] extends [never] ? never : FileReply)
  | (operations[Id]['responses'] extends { 303: unknown } ? RedirectReply : never)

/**
 * One table, implemented by the server and by the mock, each with its own context. Where the
 * contract demands a sign-in, the handler is given the context of a user.
 */
export type Handlers<Context, UserContext extends Context = Context> = {
  readonly [Id in OperationId]: (
    context: Id extends SecuredOperationId ? UserContext : Context,
    input: Input<Id>,
  ) => Promise<Reply<Id>>
}
