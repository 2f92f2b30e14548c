const DAY_MS = 86_400_000
const SESSION_DAYS = 30

/** A session ends so long after its last use. */
export function endOfSession(now: Date): Date {
  return new Date(now.getTime() + SESSION_DAYS * DAY_MS)
}

/** Whether a use is worth writing down: once a day is enough, so that reading stays reading. */
export function mayExtend(expiresAt: Date, now: Date): boolean {
  return expiresAt.getTime() < endOfSession(now).getTime() - DAY_MS
}
