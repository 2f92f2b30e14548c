import type { ErrorKey } from '../../src/contract/contract.ts'

/** Thrown by a handler; the mount makes the contract's failure of it. */
export class Refusal extends Error {
  readonly key: ErrorKey

  constructor(key: ErrorKey) {
    super(key)
    this.key = key
  }
}

export const refuse = (key: ErrorKey): Refusal => new Refusal(key)
