import { expect } from 'vitest'

/** Expects what becomes true by and by; patient, because test machines are busy. */
export function eventually<T>(read: () => T) {
  return expect.poll(read, { timeout: 15_000, interval: 20 })
}
