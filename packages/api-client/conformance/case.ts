import assert from 'node:assert/strict'
import type { ErrorKey, OperationId } from '../src/contract/contract.ts'
import type { Client } from './client.ts'
import type { OpenStream } from './open-stream.ts'
import type { CallRequest } from './request.ts'
import type { Stage } from './stage.ts'

/** What a case shows of an operation: that it is done, or how it is refused, or how a stream fails. */
export type Shown = 'success' | ErrorKey | `stream ${ErrorKey}`

export interface Case {
  readonly operation: OperationId
  readonly shows: Shown
  readonly name: string
  /** Only a server that decides the rules itself can pass. */
  readonly decided: boolean
  run(stage: Stage): Promise<void>
}

/** The operation is done at least once while `run` goes. */
export function success(
  operation: OperationId,
  name: string,
  run: (stage: Stage) => Promise<void>,
): Case {
  return {
    operation,
    shows: 'success',
    name,
    decided: false,
    async run(stage) {
      await run(stage)
      assert.ok(stage.succeeded.has(operation), `${operation} was not done by this case`)
    },
  }
}

export interface Sent {
  readonly client: Client
  readonly request?: CallRequest
}

/** What `arrange` gives is sent, and must be refused with the key. */
export function refusal(
  operation: OperationId,
  shows: ErrorKey,
  name: string,
  arrange: (stage: Stage) => Promise<Sent>,
): Case {
  return {
    operation,
    shows,
    name,
    decided: false,
    async run(stage) {
      const { client, request } = await arrange(stage)
      await client.refused(operation, shows, request)
    },
  }
}

/** As `refusal`, for a browser that navigates: it must get a page. */
export function pageRefusal(
  operation: OperationId,
  shows: ErrorKey,
  name: string,
  arrange: (stage: Stage) => Promise<Sent>,
): Case {
  return {
    ...refusal(operation, shows, name, arrange),
    async run(stage) {
      const { client, request } = await arrange(stage)
      await client.refusedOnPage(operation, shows, request)
    },
  }
}

/** The stream that `open` gives must end with an `error` event of the key. */
export function streamFailure(
  operation: 'ask' | 'attachAnswer',
  key: ErrorKey,
  name: string,
  open: (stage: Stage) => Promise<OpenStream>,
): Case {
  return {
    operation,
    shows: `stream ${key}`,
    name,
    decided: false,
    async run(stage) {
      const { status, events } = await (await open(stage)).told()
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
