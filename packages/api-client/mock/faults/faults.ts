import { type OperationId, operations } from '../../src/contract/contract.ts'
import { known } from '../known.ts'

const operationIds = operations.map(({ id }) => id)

/** Failures of a network, a proxy or a server that a client must cope with. */
export const FAULTS = [
  /** The body ends in the middle of an event. */
  'cut-mid-frame',
  /** Chunks end within characters. */
  'half-character',
  /** Events with data that is no JSON stand between the others. */
  'unparsable-data',
  /** The body ends seconds after `close`. */
  'late-close',
  /** The whole answer as JSON, whatever was asked for. */
  'json-instead-of-stream',
  /** 401, with any token. */
  'unauthorized',
  /** 429. */
  'too-many-requests',
  /** 502, with the page of a proxy. */
  'bad-gateway',
] as const

export type Fault = (typeof FAULTS)[number]

/** A request that names a fault in this header meets it. */
export const FAULT_HEADER = 'x-mock-fault'

interface Armed {
  readonly fault: Fault
  readonly operation: OperationId | undefined
  left: number
}

/** The switches: which requests meet which fault. */
export class Faults {
  #armed: Armed[] = []

  /** Requests to this operation, or to any, meet the fault so many times; for ever without a number. Throws at unknown names. */
  arm(fault: Fault, { operation, times = Number.POSITIVE_INFINITY }: ArmOptions = {}): void {
    known('fault', fault, FAULTS)
    if (operation !== undefined) known('operation', operation, operationIds)
    this.#armed.push({ fault, operation, left: times })
  }

  disarm(): void {
    this.#armed = []
  }

  /** What this request meets; counts it. Throws at a header that names no fault. */
  take(operation: OperationId, headers: Headers): Fault | null {
    const named = headers.get(FAULT_HEADER)
    if (named !== null) return known('fault', named, FAULTS)
    const armed = this.#armed.find(
      (one) => one.left > 0 && (one.operation ?? operation) === operation,
    )
    if (!armed) return null
    armed.left -= 1
    return armed.fault
  }
}

export interface ArmOptions {
  readonly operation?: OperationId
  readonly times?: number
}
