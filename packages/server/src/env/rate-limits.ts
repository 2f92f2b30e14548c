import type { RateLimit } from '../domain/rate-limit.ts'

/** The limits by what they count; an empty list is no limit. IPv6 addresses count by their /64. */
export interface RateLimits {
  /** Login mails to one address. */
  readonly mail_address: readonly RateLimit[]
  /** Login mails asked for from one IP address. */
  readonly mail_ip: readonly RateLimit[]
  /** Tries to sign in, in any way, from one IP address. */
  readonly sign_in: readonly RateLimit[]
  /** Questions of one user; one that may search the web counts twice. */
  readonly ask: readonly RateLimit[]
  /** Questions from one IP address, whoever asks; counted alike. */
  readonly ask_ip: readonly RateLimit[]
  /** Exports of one user, or of one IP address without a user. */
  readonly export: readonly RateLimit[]
  /** Pictures of one user, in megabytes begun. */
  readonly upload: readonly RateLimit[]
  /** Payment pages and portals of one user, each of which the provider is asked for. */
  readonly checkout: readonly RateLimit[]
}

export const defaultRateLimits: RateLimits = {
  mail_address: [
    { count: 1, seconds: 60 },
    { count: 5, seconds: 3600 },
  ],
  mail_ip: [{ count: 30, seconds: 3600 }],
  sign_in: [{ count: 60, seconds: 300 }],
  ask: [{ count: 40, seconds: 60 }],
  ask_ip: [{ count: 240, seconds: 60 }],
  export: [{ count: 60, seconds: 300 }],
  upload: [{ count: 30, seconds: 600 }],
  checkout: [{ count: 60, seconds: 300 }],
}

const none: RateLimits = {
  mail_address: [],
  mail_ip: [],
  sign_in: [],
  ask: [],
  ask_ip: [],
  export: [],
  upload: [],
  checkout: [],
}

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
