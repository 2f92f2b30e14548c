import { createHmac, hash, randomBytes, randomInt } from 'node:crypto'
import { drawCode } from '../../domain/login-code.ts'

export function newCode(): string {
  return drawCode((below) => randomInt(below))
}

/** Without the server's secret nobody can tell which code it is, nor find it out by trying them all. */
export function codeHash(secret: Uint8Array, email: string, code: string): Uint8Array {
  return keyedHash(secret, 'code', email, code)
}

/** A hash of these parts under the server's secret; `kind` tells what they are. */
export function keyedHash(
  secret: Uint8Array,
  kind: string,
  ...parts: readonly string[]
): Uint8Array {
  return createHmac('sha256', secret)
    .update(JSON.stringify([kind, ...parts]))
    .digest()
}

/** 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored hashed, so that a copy of the database lets nobody sign in. */
export function tokenHash(token: string): Uint8Array {
  return hash('sha256', token, 'buffer')
}

/** What a browser is given by signing in: one secret for calls, another one for navigations. */
export type NewSession = ReturnType<typeof newSession>

export function newSession() {
  return { accessToken: newToken(), navigation: newToken() }
}
