import { createHash, createHmac, randomBytes, randomInt } from 'node:crypto'
import { drawCode } from '../../domain/login-code.ts'

export function newCode(): string {
  return drawCode((below) => randomInt(below))
}

/** Bound to the address, so that equal codes of two people look different in the database. */
export function codeHash(email: string, code: string): Uint8Array {
  return createHmac('sha256', email).update(code).digest()
}

/** 256 random bits, safe in a header. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Tokens are stored hashed, so that a copy of the database lets nobody sign in. */
export function tokenHash(token: string): Uint8Array {
  return createHash('sha256').update(token).digest()
}

/** What a browser is given by signing in: one secret for calls, another one for navigations. */
export type NewSession = ReturnType<typeof newSession>

export function newSession() {
  return { accessToken: newToken(), navigation: newToken() }
}
