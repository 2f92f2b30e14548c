const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
/** How long signing in at a provider may take. */
export const ATTEMPT_SECONDS = 600
const SHORT_TOKEN_SECONDS = 60
const PROOF_MINUTES = 10

/** Until when a provider's answer to what was begun now is believed. */
export function endOfAttempt(now: Date): Date {
  return new Date(now.getTime() + ATTEMPT_SECONDS * SECOND_MS)
}

/** Until when a short token given now can be exchanged. */
export function endOfShortToken(now: Date): Date {
  return new Date(now.getTime() + SHORT_TOKEN_SECONDS * SECOND_MS)
}

/** An X account proved at that time or earlier must be proved again. */
export function proofsEndedWith(now: Date): Date {
  return new Date(now.getTime() - PROOF_MINUTES * MINUTE_MS)
}
