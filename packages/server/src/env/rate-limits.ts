import type { RateLimit } from '../domain/rate-limit.ts'

/**
 * The limits by what they count; an empty list is no limit. IPv6 addresses count by their /64, and
 * ten times as much is allowed to a whole /48.
 */
export type RateLimits = Readonly<Record<keyof typeof defaultRateLimits, readonly RateLimit[]>>

export const defaultRateLimits = {
  /** Login mails to one address, asked for from one IP address, or by one browser. */
  mail_address: [
    { count: 1, seconds: 60 },
    { count: 5, seconds: 3600 },
  ],
  /** Login mails to one address, whoever asks; a browser that has asked before is not held up. */
  mail_address_all: [{ count: 20, seconds: 3600 }],
  /** Login mails asked for from one IP address. */
  mail_ip: [{ count: 30, seconds: 3600 }],
  /** Tries to sign in, in any way, from one IP address. */
  sign_in: [{ count: 60, seconds: 300 }],
  /** Questions of one user; one that may search the web counts twice. */
  ask: [{ count: 40, seconds: 60 }],
  /** Questions from one IP address, whoever asks; counted alike. */
  ask_ip: [{ count: 240, seconds: 60 }],
  /** New topics of free users from one IP address: many people may share one, but not without end. */
  topic_ip: [{ count: 300, seconds: 86_400 }],
  /** Look-ups and sums of one user, or of the accounts of one mailbox, through `/mcp`. */
  look_up: [
    { count: 30, seconds: 60 },
    { count: 600, seconds: 86_400 },
  ],
  /** Exports of one user, or of one IP address without a user. */
  export: [{ count: 60, seconds: 300 }],
  /** Pictures of one user, in megabytes begun. */
  upload: [{ count: 30, seconds: 600 }],
  /** Payment pages and portals of one user, each of which the provider is asked for. */
  checkout: [{ count: 60, seconds: 300 }],
  /** Reads of shared topics, as page, call or picture, from one IP address; counted by each node. */
  read_ip: [{ count: 600, seconds: 60 }],
  /** Searches of one user's own topics; counted by each node. */
  search: [{ count: 240, seconds: 60 }],
  /** Topics that one user shares, or whose link is asked for again. */
  share: [{ count: 60, seconds: 300 }],
  /** How often one user unbinds an X account. */
  unbind: [{ count: 30, seconds: 3600 }],
  /** Archives of one user's own data. */
  data: [{ count: 3, seconds: 86_400 }],
  /** Reports of shared topics from one IP address. */
  report: [{ count: 10, seconds: 3600 }],
}

/** Reads `off`, or `name=count/seconds,… name=…`; what is not named keeps its default. */
export function parseRateLimits(text: string): RateLimits | null {
  const limits = { ...defaultRateLimits }
  if (text === 'off') {
    for (const name of Object.keys(limits).filter(isName)) limits[name] = []
    return limits
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
