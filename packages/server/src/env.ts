import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { defaultRateLimits, parseRateLimits } from './rate-limits.ts'
import { StartError } from './start-error.ts'

/** A wrong variable; the message says which one, what is wrong with it and what is expected. */
export class EnvError extends StartError {
  override readonly name = 'EnvError'
}

const secret = new Set(['AI_API_KEY', 'DATABASE_URL', 'SMTP_URL'])

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= min && value <= max)
const address = (...schemes: readonly string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol))
const base = address('http:', 'https:').transform((text) => text.replace(/\/+$/, ''))
const parsed = <T>(parse: (text: string) => T | null) =>
  z.string().transform((text, ctx) => {
    const value = parse(text)
    if (value !== null) return value
    ctx.addIssue('unreadable')
    return z.NEVER
  })

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('a port from 0 to 65535'),
  HOST: z.string().default('127.0.0.1').describe('the host name or address to listen on'),
  PUBLIC_URL: base.optional().describe('the http(s) address that people open'),
  DATA_DIR: z.string().default('./.data').describe('a directory'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional().describe('postgresql://…'),
  SMTP_URL: address('smtp:', 'smtps:').optional().describe('smtp://… or smtps://…'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>]*<?[^\s@<>]+@[^\s@<>]+>?$/)
    .optional()
    .describe('a sender such as Coinquiry <hello@example.org>'),
  AI_BASE_URL: base.optional().describe('the http(s) address of an OpenAI-compatible endpoint'),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  RATE_LIMITS: parsed(parseRateLimits)
    .default(defaultRateLimits)
    .describe('off, or count/seconds as in mail_address=1/60,5/3600 mail_ip=30/3600 ask=20/60'),
  CONTACT_URL: address('http:', 'https:', 'mailto:')
    .optional()
    .describe('an http(s) or mailto address'),
  DRAIN_SECONDS: wholeNumber(0, 3600).default(5).describe('seconds from 0 to 3600'),
  TRUST_PROXY: parsed(trustedProxies)
    .default(false)
    .describe('true, false, a number of proxies, or their addresses separated by commas'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

/** Every setting of the server, under the name of its variable. */
export type Env = ReturnType<typeof readEnv>

/** Reads the settings once; an empty variable counts as unset. Throws an `EnvError`. */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const { success, data, error } = variables.safeParse(set)
  if (!success) throw wrongVariable(String(error.issues[0]?.path[0]), set)
  if (data.AI_BASE_URL && !data.AI_MODEL)
    throw new EnvError('AI_MODEL is not set: AI_BASE_URL needs the name of a model beside it')
  if (data.AI_MODEL && !data.AI_BASE_URL)
    throw new EnvError(
      'AI_BASE_URL is not set: AI_MODEL needs the address of its endpoint beside it',
    )
  const PUBLIC_URL = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  const MAIL_FROM = data.MAIL_FROM ?? `Coinquiry <no-reply@${new URL(PUBLIC_URL).hostname}>`
  return {
    ...data,
    PUBLIC_URL,
    MAIL_FROM,
    CONTACT_URL: data.CONTACT_URL ?? `mailto:${MAIL_FROM.replace(/^.*<|>$/g, '')}`,
    DATA_DIR: resolve(data.DATA_DIR),
  }
}

function wrongVariable(name: string, set: Readonly<Record<string, string | undefined>>): EnvError {
  const { description } = variables.shape[name as keyof typeof variables.shape]
  const given = secret.has(name) ? 'not usable' : JSON.stringify(set[name])
  return new EnvError(`${name} is ${given}, expected ${description}`)
}

function trustedProxies(text: string): boolean | number | string | null {
  if (text === 'true' || text === 'false') return text === 'true'
  if (/^\d{1,3}$/.test(text)) return Number(text)
  return text.split(',').every((part) => isNetwork(part.trim())) ? text : null
}

const NAMED_NETWORKS = new Set(['loopback', 'linklocal', 'uniquelocal'])
const ADDRESS_BITS: Readonly<Record<number, number>> = { 4: 32, 6: 128 }

/** An address, a range of them as in 10.0.0.0/8, or a name for one. */
function isNetwork(text: string): boolean {
  const [, address = '', bits = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? []
  const most = ADDRESS_BITS[isIP(address)] ?? 0
  return NAMED_NETWORKS.has(text) || (Number(bits) >= 1 && Number(bits) <= most)
}
