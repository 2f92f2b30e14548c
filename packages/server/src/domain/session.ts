import { secondsAfter } from './calendar.ts'

const DAY_SECONDS = 86_400
/** A session ends so long after its last use. */
const SESSION_DAYS = 30
/** However much it is used: who has got hold of a token has it no longer than that. */
const LONGEST_DAYS = 180

interface Session {
  readonly createdAt: Date
  readonly usedAt: Date
}

/** When a session ends unless it is used again. */
export function endOfSession(now: Date, createdAt: Date = now): Date {
  const idle = secondsAfter(now, SESSION_DAYS * DAY_SECONDS)
  const whole = secondsAfter(createdAt, LONGEST_DAYS * DAY_SECONDS)
  return idle < whole ? idle : whole
}

/** Whether it has lived as long as any may; for those that were extended without that limit. */
export function isTooOld(createdAt: Date, now: Date): boolean {
  return now >= secondsAfter(createdAt, LONGEST_DAYS * DAY_SECONDS)
}

/** Whether a use is worth writing down: once a day is enough, so that reading stays reading. */
export function mayExtend({ usedAt }: Pick<Session, 'usedAt'>, now: Date): boolean {
  return usedAt < secondsAfter(now, -DAY_SECONDS)
}
