import assert from 'node:assert/strict'
import type { ErrorKey, OperationId } from '../src/contract/contract.ts'
import type { CaseContext } from './case-context.ts'
import type { Client } from './client.ts'
import { operationOf } from './contract.ts'
import type { OpenStream } from './open-stream.ts'
import type { CallRequest } from './request.ts'
import type { Questions } from './subject.ts'

/** What a case shows of an operation: that it is done, or how it is refused, or how a stream fails. */
export type Outcome = 'success' | ErrorKey | `stream ${ErrorKey}`

/** What a case is known by. */
export interface CaseNames {
  readonly operation: OperationId
  readonly outcome: Outcome
  readonly name: string
}

export interface Case extends CaseNames {
  /** Only a server that decides the rules itself can pass. */
  readonly decided?: boolean
  /** A question without which there is nothing to see. */
  readonly needs?: keyof Questions
  run(context: CaseContext): Promise<void>
}

export const namesOf = ({ operation, outcome, name }: CaseNames): CaseNames => ({
  operation,
  outcome,
  name,
})

/** The operation is done at least once while `run` goes. */
export function success(
  operation: OperationId,
  name: string,
  run: (context: CaseContext) => Promise<void>,
): Case {
  return {
    operation,
    outcome: 'success',
    name,
    async run(context) {
      await run(context)
      assert.ok(context.succeeded.has(operation), `${operation} was not done by this case`)
    },
  }
}

export interface ArrangedRequest {
  /** A new user, or a visitor where no sign-in is required, unless another is named. */
  readonly client?: Client
  readonly request?: CallRequest
}

type Arrange = (context: CaseContext) => Promise<ArrangedRequest>

const refusedBy =
  (method: 'refused' | 'refusedOnPage') =>
  (
    operation: OperationId,
    outcome: ErrorKey,
    name: string,
    arranged: CallRequest | Arrange = {},
  ): Case => ({
    operation,
    outcome,
    name,
    async run(context) {
      const { client, request } =
        typeof arranged === 'function' ? await arranged(context) : { request: arranged }
      const caller = client ?? (await context.callerOf(operationOf(operation)))
      await caller[method](operation, outcome, request)
    },
  })

/** The request, or what is arranged by it, must be refused with the key. */
export const refusal = refusedBy('refused')

/** As `refusal`, for a browser that navigates: it must get a page. */
export const pageRefusal = refusedBy('refusedOnPage')

/** The stream that `open` gives must end with an `error` event of the key. */
export function streamFailure(
  operation: 'ask' | 'attachAnswer',
  key: ErrorKey,
  name: string,
  open: (context: CaseContext) => Promise<OpenStream>,
): Case {
  return {
    operation,
    outcome: `stream ${key}`,
    name,
    async run(context) {
      const { status, events } = await (await open(context)).readToEnd()
      const last = events.at(-1)
      assert.equal(status, 'failed')
      assert.ok(last?.event === 'error')
      assert.equal(last.error_key, key)
    },
  }
}

/** A case that a server passes only if it decides the rules itself. */
export function decided(one: Case): Case {
  return { ...one, decided: true }
}

/** Each way to say yes or no, and what a reply makes of it. */
export const flags: readonly (readonly [name: string, sent: 0 | 1 | boolean, flag: 0 | 1])[] = [
  ['0', 0, 0],
  ['1', 1, 1],
  ['false', false, 0],
  ['true', true, 1],
]
