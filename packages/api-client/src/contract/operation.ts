/** The shape of the contract as data: what `contract.gen.ts` holds. */
import type { components, operations } from '../generated/schema.ts'

export type Schemas = components['schemas']
export type ErrorKey = Schemas['ErrorKey']
export type Language = Schemas['Language']
export type OperationId = keyof operations

/** A JSON schema; `$ref` names a schema of the contract as `#/components/schemas/<name>`. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly [keyword: string]: unknown
}

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Schema
}

export interface Media {
  readonly schema: Schema
  /** The first example of a request. */
  readonly example?: unknown
}

export interface DeclaredResponse {
  readonly headers?: Readonly<
    Record<string, { readonly required?: boolean; readonly schema: Schema }>
  >
  readonly content?: Readonly<Record<string, Media>>
}

export interface Operation {
  readonly id: OperationId
  /** The group that it belongs to, such as `auth`. */
  readonly tag: string
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** In the form of the contract: `/ask/{request_id}/stream`. */
  readonly path: string
  /** Whether a visitor is refused with 401. */
  readonly signInRequired: boolean
  /** Whether the user is also known by the cookie of a navigation. */
  readonly takesCookie: boolean
  readonly parameters: readonly Parameter[]
  readonly body: {
    readonly required: boolean
    readonly content: Readonly<Record<string, Media>>
  } | null
  /** The largest JSON or form that it reads, in bytes; the file of an upload has a limit of its own. */
  readonly bodyLimit: number
  readonly responses: Readonly<Record<string, DeclaredResponse>>
  /** The keys it may refuse with, each with its HTTP status. */
  readonly errors: Readonly<Partial<Record<ErrorKey, number>>>
  /** The keys with which its streams may end. */
  readonly streamErrors: readonly ErrorKey[]
}

/** What a refusal looks like, whichever operation refuses with it. */
export interface ErrorEntry {
  readonly status: number
  readonly zh: string
  readonly en: string
  /** Stands in `data` in every language; otherwise `data` repeats the message. */
  readonly data?: string
}

/** The operations, the schemas they refer to, by name, and all error keys. */
export interface Contract {
  readonly operations: readonly Operation[]
  readonly schemas: Readonly<Record<string, Schema>>
  readonly errors: Readonly<Record<ErrorKey, ErrorEntry>>
}
