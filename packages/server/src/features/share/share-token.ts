import { randomBytes } from 'node:crypto'

/** 128 random bits, safe in an address. */
export function newShareToken(): string {
  return randomBytes(16).toString('base64url')
}
