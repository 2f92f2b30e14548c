import type { OperationId } from '../../src/contract/contract.ts'

/** A JSON schema in which nothing is referred to. */
export type Schema = Readonly<Record<string, unknown>>

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly required: boolean
  readonly schema: Schema
}

/** An operation of the contract as far as the mock reads it. */
export interface Operation {
  readonly id: OperationId
  readonly method: string
  /** In the form of the contract: `/ask/{request_id}/stream`. */
  readonly path: string
  readonly signInRequired: boolean
  /** Whether a navigation is known by its cookie. */
  readonly takesCookie: boolean
  readonly parameters: readonly Parameter[]
  readonly body: {
    readonly required: boolean
    readonly content: Readonly<Record<string, Schema>>
  } | null
  /** Under which statuses a browser that navigates is shown a page. */
  readonly pages: readonly number[]
}
