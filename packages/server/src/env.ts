import { resolve } from 'node:path'
import { z } from 'zod'
import type { TokenBudgets } from './domain/quota.ts'
import { contactOf } from './env/contact.ts'
import {
  address,
  base,
  budget,
  origins,
  parsed,
  proxies,
  regions,
  wholeNumber,
} from './env/kinds.ts'
import { isLoopback, isLoopbackHost } from './env/loopback.ts'
import { defaultRateLimits, parseRateLimits } from './env/rate-limits.ts'
import { secrets, services, together } from './env/services.ts'
import { StartError } from './start-error.ts'

/** A wrong variable; the message says which one, what is wrong with it and what is expected. */
export class EnvError extends StartError {
  override readonly name = 'EnvError'
}

const variables = z.object({
  PORT: wholeNumber(0, 65_535).default(3000).describe('a port from 0 to 65535'),
  HOST: z.string().default('127.0.0.1').describe('the host name or address to listen on'),
  PUBLIC_URL: base().optional().describe('the http(s) address that people open'),
  DATA_DIR: z.string().default('./.data').describe('a directory'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional().describe('postgresql://…'),
  SMTP_URL: address('smtp:', 'smtps:').optional().describe('smtp://… or smtps://…'),
  MAIL: parsed(meantMail).optional().describe('outbox, or nothing where SMTP_URL is set'),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>]*<?[^\s@<>]+@[^\s@<>]+>?$/)
    .optional()
    .describe('a sender such as Coinquiry <hello@example.org>'),
  ...services,
  CHECKOUT: z.enum(['stripe', 'test', 'off']).optional().describe('stripe, test or off'),
  RATE_LIMITS: parsed(parseRateLimits)
    .default(defaultRateLimits)
    .describe('off, or count/seconds as in mail_address=1/60,5/3600 mail_ip=30/3600 ask=40/60'),
  CORS_ORIGINS: origins()
    .default([])
    .describe(
      'origins separated by commas, without a slash at the end, as in https://app.example.org',
    ),
  SERVER_SECRET: z.string().min(32).optional().describe('at least 32 characters'),
  METRICS_TOKEN: z.string().min(16).optional().describe('at least 16 characters'),
  CONTACT_URL: address('http:', 'https:', 'mailto:')
    .optional()
    .describe('an http(s) or mailto address'),
  LEGAL_DIR: z.string().optional().describe('a directory'),
  SOURCE_CLASSES_FILE: z.string().optional().describe('a YAML file'),
  MCP: z.enum(['on', 'off']).default('on').describe('on or off'),
  MCP_SERVERS: z.string().optional().describe('a YAML or JSON file'),
  NOTICE_REGIONS: regions().default([]).describe('regions separated by commas, as in US,GB'),
  REGION_HEADER: z
    .string()
    .regex(/^[\w-]+$/)
    .transform((name) => name.toLowerCase())
    .optional()
    .describe('the name of a header, as in cf-ipcountry'),
  RETENTION_DAYS: wholeNumber(0, 36_500).default(0).describe('days from 0 to 36500; 0 keeps all'),
  MODEL_DAILY_TOKENS: budget().optional().describe('tokens a day for the whole server, or off'),
  MODEL_DAILY_TOKENS_FREE: budget().default(500_000).describe('tokens a day, or off'),
  MODEL_DAILY_TOKENS_MEMBER: budget().default(null).describe('tokens a day, or off'),
  MAX_RUNNING_ANSWERS: wholeNumber(0, 100_000).default(1000).describe('answers from 0 to 100000'),
  DRAIN_SECONDS: wholeNumber(0, 3600).default(5).describe('seconds from 0 to 3600'),
  TRUST_PROXY: proxies()
    .default(false)
    .describe(
      '1 behind one proxy, how many there are, their addresses separated by commas, or false',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('warn')
    .describe('fatal, error, warn, info, debug, trace or silent'),
})

export const variableNames: readonly string[] = Object.keys(variables.shape)

/** What a model may use in a day for a server whose operator has set nothing. */
const SERVER_TOKENS = 20_000_000

/** Every setting of the server, under the name of its variable. */
export type Env = ReturnType<typeof readEnv>

/** Reads the settings once; an empty variable counts as unset. Throws an `EnvError`. */
export function readEnv(source: Readonly<Record<string, string | undefined>>) {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value?.trim()))
  const { success, data, error } = variables.safeParse(set)
  if (!success) throw wrongVariable(String(error.issues[0]?.path[0]), set)
  assertTogether(set)
  const PUBLIC_URL = data.PUBLIC_URL ?? `http://localhost:${data.PORT}`
  assertMail(data, PUBLIC_URL)
  assertRegion(data)
  const MAIL_FROM = data.MAIL_FROM ?? `Coinquiry <no-reply@${new URL(PUBLIC_URL).hostname}>`
  return {
    ...data,
    PUBLIC_URL,
    MAIL_FROM,
    CHECKOUT: checkoutOf(data, PUBLIC_URL),
    tokenBudgets: {
      free: data.MODEL_DAILY_TOKENS_FREE,
      member: data.MODEL_DAILY_TOKENS_MEMBER,
      server: data.MODEL_DAILY_TOKENS === undefined ? SERVER_TOKENS : data.MODEL_DAILY_TOKENS,
      serverBindsMembers: data.MODEL_DAILY_TOKENS !== undefined,
    } satisfies TokenBudgets,
    CONTACT_URL: data.CONTACT_URL ?? contactOf(MAIL_FROM),
    DATA_DIR: resolve(data.DATA_DIR),
    LEGAL_DIR: data.LEGAL_DIR && resolve(data.LEGAL_DIR),
    SOURCE_CLASSES_FILE: data.SOURCE_CLASSES_FILE && resolve(data.SOURCE_CLASSES_FILE),
    MCP_SERVERS: data.MCP_SERVERS && resolve(data.MCP_SERVERS),
    /** A variable that a file of the operator's names, such as one with a key. */
    variable: (name: string): string | undefined => set[name],
  }
}

function wrongVariable(name: string, set: Readonly<Record<string, string | undefined>>): EnvError {
  const { description } = variables.shape[name as keyof typeof variables.shape]
  const given = secrets.has(name) ? 'not usable' : JSON.stringify(set[name])
  return new EnvError(`${name} is ${given}, expected ${description}`)
}

function assertTogether(set: Readonly<Record<string, string | undefined>>) {
  for (const names of together) {
    const given = names.filter((name) => set[name])
    const missing = names.find((name) => !set[name])
    if (given.length > 0 && missing)
      throw new EnvError(`${missing} is not set, but ${given[0]} needs it beside it`)
  }
}

/** Login shells set MAIL to the path of a mailbox, which is no setting of ours. */
function meantMail(text: string): 'outbox' | undefined | null {
  if (text === 'outbox') return text
  return text.startsWith('/') ? undefined : null
}

/** Where others come to sign in, mails that stay in the outbox must be meant. */
function assertMail({ MAIL, SMTP_URL }: z.output<typeof variables>, publicUrl: string) {
  if (MAIL === 'outbox' && SMTP_URL)
    throw new EnvError('MAIL is outbox, but SMTP_URL is set, too: unset one')
  if (!MAIL && !SMTP_URL && !isLoopback(publicUrl))
    throw new EnvError(
      `SMTP_URL is not set, but PUBLIC_URL is ${publicUrl}: nobody there could get a sign-in mail. Set SMTP_URL, or MAIL=outbox if mails are meant to stay on this machine`,
    )
}

/** A header says where somebody is only if a proxy that is believed has set it. */
function assertRegion({ LEGAL_DIR, REGION_HEADER, TRUST_PROXY }: z.output<typeof variables>) {
  if (REGION_HEADER && !LEGAL_DIR)
    throw new EnvError('LEGAL_DIR is not set, but NOTICE_REGIONS needs it beside it')
  if (REGION_HEADER && !TRUST_PROXY)
    throw new EnvError(
      'REGION_HEADER is set, but no proxy is trusted: anybody could write that header. Set TRUST_PROXY',
    )
}

/**
 * What is not set by hand: Stripe with a key, the test checkout where nobody else can reach the
 * server (it gives Pro away), else nothing.
 */
function checkoutOf(
  { CHECKOUT, STRIPE_SECRET_KEY, HOST }: z.output<typeof variables>,
  publicUrl: string,
) {
  if (CHECKOUT === 'stripe' && !STRIPE_SECRET_KEY)
    throw new EnvError('STRIPE_SECRET_KEY is not set, but CHECKOUT=stripe needs it beside it')
  if (CHECKOUT) return CHECKOUT
  if (STRIPE_SECRET_KEY) return 'stripe'
  return isLoopback(publicUrl) && isLoopbackHost(HOST) ? 'test' : 'off'
}
