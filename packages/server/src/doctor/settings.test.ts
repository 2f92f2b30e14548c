import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readEnv, variableNames } from '../env.ts'
import { limits } from './checks/limits.ts'
import { settings } from './checks/settings.ts'
import type { Check } from './finding.ts'

type Settings = Readonly<Record<string, string>>

const MODEL = { AI_BASE_URL: 'http://127.0.0.1:1', AI_MODEL: 'm' }
const PUBLIC = { ...MODEL, PUBLIC_URL: 'https://ask.example.org', MAIL_FROM: 'hi@example.org' }
const REACHED = { ...PUBLIC, SMTP_URL: 'smtp://mail.example.org' }
const LEGAL_DIR = '/legal'

async function said({ run }: Check, set: Settings): Promise<string> {
  const findings = await run(readEnv(set))
  return findings.map(({ verdict, found }) => `${verdict} | ${found}`).join('\n')
}

test.each<[what: string, set: Settings, line: RegExp]>([
  ['how many requests', {}, /^ok \| requests are limited, as by default$/m],
  ['what it changes', { RATE_LIMITS: 'ask=9/60' }, /^ok \| .* RATE_LIMITS changes ask$/m],
  ['none here', { RATE_LIMITS: 'off' }, /^off \| RATE_LIMITS=off/m],
  ['none for anybody', { ...REACHED, RATE_LIMITS: 'off' }, /^warning \| RATE_LIMITS=off .*codes/m],
  ['none on every address', { HOST: '::', RATE_LIMITS: 'off' }, /^warning \| RATE_LIMITS=off/m],
  ['no model', { MODEL_DAILY_TOKENS: 'off' }, /^off \| no model: no budget/m],
  [
    'the budgets',
    REACHED,
    /^ok \| .*: 20000000 for all free users .*, 500000 for one free user .*, any for one member/m,
  ],
  ['one for all', { ...MODEL, MODEL_DAILY_TOKENS: '9' }, /^ok \| .*: 9 for all together/m],
  ['no budget here', { ...MODEL, MODEL_DAILY_TOKENS: 'off' }, /^ok \| .*: any for all together/m],
  ['no budget', { ...REACHED, MODEL_DAILY_TOKENS: 'off' }, /^warning \| MODEL_DAILY_TOKENS=off/m],
  [
    'no budget for one',
    { ...REACHED, MODEL_DAILY_TOKENS_FREE: 'off' },
    /^warning \| MODEL_DAILY_TOKENS_FREE=off: one person/m,
  ],
  ['answers at once', { MAX_RUNNING_ANSWERS: '7' }, /^ok \| at most 7 answers at once/m],
  ['no answers', { MAX_RUNNING_ANSWERS: '0' }, /^warning \| .*every question is refused$/m],
])('limits: %s', async (_what, set, line) => {
  expect(await said(limits, set)).toMatch(line)
})

test.each<[what: string, set: Settings, line: RegExp]>([
  ['that topics stay', {}, /^ok \| topics are kept/m],
  ['how long', { RETENTION_DAYS: '90' }, /^ok \| topics are deleted 90 days after/m],
  ['whose secret', {}, /^ok \| hashes .* in the database itself/m],
  ['the set one', { SERVER_SECRET: 's'.repeat(32) }, /^ok \| hashes .* SERVER_SECRET: every node/m],
  ['no notice', {}, /^off \| no notice/m],
  [
    'the header',
    { LEGAL_DIR, NOTICE_REGIONS: 'US,GB', REGION_HEADER: 'CF-IPCountry', TRUST_PROXY: '1' },
    /^ok \| people in US, GB see the notice, by the header cf-ipcountry$/m,
  ],
  ['no origin', {}, /^off \| pages of no other origin/m],
  ['origins', { CORS_ORIGINS: 'https://a.example' }, /^ok \| pages of https:\/\/a\.example may/m],
  ['metrics here', {}, /^ok \| \/metrics is open to this machine alone/m],
  ['metrics elsewhere', { METRICS_TOKEN: 't'.repeat(16) }, /^ok \| \/metrics .*whoever has/m],
  ['no contact', {}, /^off \| “Contact us” leads nowhere/m],
  ['contact', REACHED, /^ok \| “Contact us” leads to mailto:hi@example\.org$/m],
  ['the time to finish', { DRAIN_SECONDS: '9' }, /^ok \| running answers have 9 s/m],
])('settings: %s', async (_what, set, line) => {
  expect(await said(settings, set)).toMatch(line)
})

test('no secret is shown', async () => {
  const set = { ...REACHED, SERVER_SECRET: 'x'.repeat(40), METRICS_TOKEN: 'x'.repeat(40) }
  expect(await said(settings, set)).not.toContain('xxx')
})

/** What no check names, by the reason. */
const UNNAMED = {
  'the server that runs has them already': ['PORT', 'HOST'],
  'each level is right': ['LOG_LEVEL'],
  'a search is made with them': ['TAVILY_URL', 'TAVILY_API_KEY', 'BRAVE_URL', 'BRAVE_API_KEY'],
  'chains are read there': ['BLOCKSCOUT_URL'],
  'Google is asked with them': ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  'Apple is asked with them': [
    ...['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ],
  'X is asked with them': ['X_API_URL', 'X_CLIENT_ID', 'X_CLIENT_SECRET'],
  'Stripe is asked there': ['STRIPE_API_URL'],
  'Stripe tells it to nobody': ['STRIPE_WEBHOOK_SECRET'],
}

test('every variable is named by a check, or there is a reason why not', () => {
  const directory = join(import.meta.dirname, 'checks')
  const checks = readdirSync(directory).map((file) => readFileSync(join(directory, file), 'utf8'))
  const named = new Set(checks.join('').match(/\b[A-Z][A-Z_]+\b/g))
  const unnamed = variableNames.filter((name) => !named.has(name))
  expect(unnamed.toSorted()).toEqual(Object.values(UNNAMED).flat().toSorted())
})
