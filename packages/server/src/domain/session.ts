import { secondsAfter } from './calendar.ts'

const DAY_SECONDS = 86_400
const SESSION_DAYS = 30

/** A session ends so long after its last use. */
export function endOfSession(now: Date): Date {
  return secondsAfter(now, SESSION_DAYS * DAY_SECONDS)
}

/** Whether a use is worth writing down: once a day is enough, so that reading stays reading. */
export function mayExtend(expiresAt: Date, now: Date): boolean {
  return expiresAt < secondsAfter(endOfSession(now), -DAY_SECONDS)
}
