/** The contract as types: one key, the `operationId`, for server, mock, client and app. */
import type { components, operations } from '../generated/schema.ts'

export type Schemas = components['schemas']
export type AskEvent = Schemas['AskEvent']
export type ErrorKey = Schemas['ErrorKey']
export type OperationId = keyof operations

type Parameters<Id extends OperationId> = operations[Id]['parameters']
type Part<P, Name extends string> = P extends { [K in Name]?: infer Value }
  ? Exclude<Value, undefined>
  : Record<never, never>

type Body<Id extends OperationId> = operations[Id] extends { requestBody?: infer Request }
  ? Exclude<Request, undefined> extends { content: infer Content }
    ? Content[keyof Content]
    : undefined
  : undefined

/** What a handler is given: already validated against the contract. */
export interface Input<Id extends OperationId> {
  readonly path: Part<Parameters<Id>, 'path'>
  readonly query: Part<Parameters<Id>, 'query'>
  readonly header: Part<Parameters<Id>, 'header'>
  readonly body: Body<Id>
}

type Media<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: operations[Id]['responses'][Status] extends {
    content: infer Content
  }
    ? Content
    : Record<never, never>
}[keyof operations[Id]['responses']]

type JsonOf<Content> = Content extends { 'application/json': infer Json } ? Json : never

/** The success envelope of an operation; refusals are thrown, never returned. */
export type Success<Id extends OperationId> = Extract<JsonOf<Media<Id>>, { code: 0 }>

export interface JsonReply<Id extends OperationId> {
  readonly kind: 'json'
  readonly body: Success<Id>
}

/** Frames that are already encoded; the reader's pull is the back-pressure. */
export interface StreamReply {
  readonly kind: 'stream'
  readonly frames: AsyncIterable<string>
}

export interface FileReply {
  readonly kind: 'file'
  readonly mediaType: string
  readonly name: string
  readonly content: Uint8Array
}

export interface RedirectReply {
  readonly kind: 'redirect'
  readonly location: string
}

type ReplyOf<Id extends OperationId, Content> =
  | (JsonOf<Content> extends never ? never : JsonReply<Id>)
  | (Content extends { 'text/event-stream': unknown } ? StreamReply : never)
  | (Content extends
      | { 'application/pdf': unknown }
      | { 'image/webp': unknown }
      | { 'text/markdown': unknown }
      ? FileReply
      : never)
  | (operations[Id]['responses'] extends { 302: unknown } | { 303: unknown }
      ? RedirectReply
      : never)

export type Reply<Id extends OperationId> = ReplyOf<Id, Media<Id>>

/** One table, implemented by the server and by the mock, each with its own context. */
export type Handlers<Ctx> = {
  readonly [Id in OperationId]: (ctx: Ctx, input: Input<Id>) => Promise<Reply<Id>>
}
