import type { RateLimit } from './domain/rate-limit.ts'

/** The limits by what they count; an empty list is no limit. */
export interface RateLimits {
  /** Login mails to one address. */
  readonly mail_address: readonly RateLimit[]
  /** Login mails asked for from one IP address. */
  readonly mail_ip: readonly RateLimit[]
  /** Questions of one user. */
  readonly ask: readonly RateLimit[]
}

export const defaultRateLimits: RateLimits = {
  mail_address: [
    { count: 1, seconds: 60 },
    { count: 5, seconds: 3600 },
  ],
  mail_ip: [{ count: 30, seconds: 3600 }],
  ask: [{ count: 20, seconds: 60 }],
}

const none: RateLimits = { mail_address: [], mail_ip: [], ask: [] }

/** Reads `off`, or `name=count/seconds,… name=…`; what is not named keeps its default. */
export function parseRateLimits(text: string): RateLimits | null {
  if (text === 'off') return none
  const limits: { -readonly [Name in keyof RateLimits]: RateLimits[Name] } = {
    ...defaultRateLimits,
  }
  for (const rule of text.trim().split(/\s+/)) {
    const [name, list, ...rest] = rule.split('=')
    if (!isName(name) || list === undefined || rest.length > 0) return null
    const parsed = list.split(',').map(parseLimit)
    if (!parsed.every((limit) => limit !== null)) return null
    limits[name] = parsed
  }
  return limits
}

function parseLimit(text: string): RateLimit | null {
  const [, count, seconds] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? []
  if (count === undefined || seconds === undefined || Number(seconds) === 0) return null
  return { count: Number(count), seconds: Number(seconds) }
}

function isName(name: string | undefined): name is keyof RateLimits {
  return name !== undefined && Object.hasOwn(defaultRateLimits, name)
}
