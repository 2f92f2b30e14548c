import { expect, it } from 'vitest'
import { EnvError, readEnv } from './env.ts'

it('needs nothing to be set', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    MAIL_FROM: 'Coinquiry <no-reply@localhost>',
    CONTACT_URL: null,
    DRAIN_SECONDS: 5,
    TRUST_PROXY: false,
    LOG_LEVEL: 'warn',
  })
})

it('takes an empty variable as unset', () => {
  const { variable, ...read } = readEnv({ PORT: '', AI_BASE_URL: ' ', DATABASE_URL: '' })
  expect(readEnv({})).toMatchObject(read)
  expect(variable('PORT')).toBeUndefined()
})

it.each([
  ['PORT', '8080', 8080],
  ['PORT', '0', 0],
  ['PORT', '65535', 65_535],
  ['PUBLIC_URL', 'https://ask.example.org/', 'https://ask.example.org'],
  ['DATA_DIR', '/var/lib/coinquiry', '/var/lib/coinquiry'],
  ['DATABASE_URL', 'postgres://u:p@db/coinquiry', 'postgres://u:p@db/coinquiry'],
  ['SMTP_URL', 'smtps://u:p@mail.example.org', 'smtps://u:p@mail.example.org'],
  ['MAIL_FROM', 'hello@example.org', 'hello@example.org'],
  ['TRUST_PROXY', 'false', false],
  ['TRUST_PROXY', '1', 1],
  ['TRUST_PROXY', '2', 2],
  ['TRUST_PROXY', '10.0.0.0/8, 127.0.0.1', '10.0.0.0/8, 127.0.0.1'],
  ['TRUST_PROXY', 'loopback,fd00::/8', 'loopback,fd00::/8'],
  ['CONTACT_URL', 'https://example.org/help', 'https://example.org/help'],
  ['DRAIN_SECONDS', '0', 0],
  ['RETENTION_DAYS', '0', 0],
  ['RETENTION_DAYS', '1', 1],
  ['RETENTION_DAYS', '36500', 36_500],
  ['LEGAL_DIR', '/etc/coinquiry/legal', '/etc/coinquiry/legal'],
  ['SOURCE_CLASSES_FILE', '/etc/coinquiry/classes.yaml', '/etc/coinquiry/classes.yaml'],
  ['MCP_SERVERS', '/etc/coinquiry/servers.yaml', '/etc/coinquiry/servers.yaml'],
] as const)('reads %s=%s', (name, text, value) => {
  const mail = name === 'SMTP_URL' ? {} : { MAIL: 'outbox' }
  expect(readEnv({ ...mail, [name]: text })[name]).toEqual(value)
})

it('derives addresses from those that are set', () => {
  expect(readEnv({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
  expect(readEnv({ PUBLIC_URL: 'https://ask.example.org', MAIL: 'outbox' }).MAIL_FROM).toBe(
    'Coinquiry <no-reply@ask.example.org>',
  )
  expect(readEnv({ MAIL_FROM: 'Coinquiry <hello@example.org>' }).CONTACT_URL).toBe(
    'mailto:hello@example.org',
  )
})

it.each([
  ['PORT', 'abc', 'PORT is "abc", expected a port from 0 to 65535'],
  ['PORT', '65536', 'PORT is "65536", expected a port'],
  ['PORT', '-1', 'PORT is "-1"'],
  ['PORT', '80.5', 'PORT is "80.5"'],
  [
    'PUBLIC_URL',
    'ask.example.org',
    'PUBLIC_URL is "ask.example.org", expected the http(s) address',
  ],
  ['DATABASE_URL', 'mysql://db', 'DATABASE_URL is not usable, expected postgresql://…'],
  ['SMTP_URL', 'http://mail', 'SMTP_URL is not usable, expected smtp://… or smtps://…'],
  ['MAIL_FROM', 'nobody', 'MAIL_FROM is "nobody", expected a sender such as'],
  ['AI_BASE_URL', 'localhost:1234', 'AI_BASE_URL is "localhost:1234"'],
  [
    'CORS_ORIGINS',
    'http://localhost:5173/',
    'CORS_ORIGINS is "http://localhost:5173/", expected origins separated by commas, without a slash at the end',
  ],
  ['RATE_LIMITS', 'ask=lots', 'RATE_LIMITS is "ask=lots", expected off, or count/seconds as in'],
  ['RATE_LIMITS', 'asks=1/60', 'RATE_LIMITS is "asks=1/60"'],
  ['SERVER_SECRET', 'x'.repeat(31), 'SERVER_SECRET is not usable, expected at least 32 characters'],
  ['RATE_LIMITS', 'ask=1/0', 'RATE_LIMITS is "ask=1/0"'],
  ['TRUST_PROXY', 'true', 'TRUST_PROXY is "true", expected 1 behind one proxy, how many there are'],
  ['TRUST_PROXY', 'yes', 'TRUST_PROXY is "yes", expected 1 behind one proxy, how many there are'],
  ['TRUST_PROXY', '10.0.0.0/33', 'TRUST_PROXY is "10.0.0.0/33"'],
  ['TRUST_PROXY', '10.0.0.1/0', 'TRUST_PROXY is "10.0.0.1/0"'],
  ['TRUST_PROXY', '127.0.0.1,', 'TRUST_PROXY is "127.0.0.1,"'],
  ['DRAIN_SECONDS', '1h', 'DRAIN_SECONDS is "1h", expected seconds from 0 to 3600'],
  ['RETENTION_DAYS', '-1', 'RETENTION_DAYS is "-1", expected days from 0 to 36500'],
  ['RETENTION_DAYS', '36501', 'RETENTION_DAYS is "36501"'],
  ['RETENTION_DAYS', '30d', 'RETENTION_DAYS is "30d"'],
  ['NOTICE_REGIONS', 'USA', 'NOTICE_REGIONS is "USA", expected regions separated by commas'],
  ['NOTICE_REGIONS', 'US,', 'NOTICE_REGIONS is "US,"'],
  ['NOTICE_REGIONS', 'US', 'REGION_HEADER is not set, but NOTICE_REGIONS needs it'],
  ['REGION_HEADER', 'a b', 'REGION_HEADER is "a b", expected the name of a header'],
  ['REGION_HEADER', 'cf-ipcountry', 'NOTICE_REGIONS is not set, but REGION_HEADER needs it'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL is "loud", expected fatal, error, warn, info'],
  ['AI_BASE_URL', 'http://localhost:1234/v1', 'AI_MODEL is not set'],
  ['AI_MODEL', 'gpt', 'AI_BASE_URL is not set'],
])('refuses %s=%s in one line', (name, text, line) => {
  expect(() => readEnv({ [name]: text })).toThrow(EnvError)
  expect(() => readEnv({ [name]: text })).toThrow(line)
  expect(() => readEnv({ [name]: text })).not.toThrow('\n')
})

it('names regions only with a text, and a proxy that is believed', () => {
  const regions = { NOTICE_REGIONS: 'us, gb', REGION_HEADER: 'CF-IPCountry' }
  const all = { ...regions, LEGAL_DIR: '/legal', TRUST_PROXY: '1' }
  expect(readEnv(all)).toMatchObject({
    NOTICE_REGIONS: ['US', 'GB'],
    REGION_HEADER: 'cf-ipcountry',
  })
  expect(() => readEnv({ ...all, LEGAL_DIR: '' })).toThrow('LEGAL_DIR is not set')
  for (const TRUST_PROXY of ['', 'false', '0'])
    expect(() => readEnv({ ...all, TRUST_PROXY })).toThrow('but no proxy is trusted')
})

it('never repeats a secret', () => {
  for (const name of ['DATABASE_URL', 'SMTP_URL'])
    expect(() => readEnv({ [name]: 'x://ada:hunter2@host' })).not.toThrow('hunter2')
})

it('changes the rate limits that are named, and keeps the others', () => {
  const { RATE_LIMITS: standard } = readEnv({})
  const limits = (text: string) => readEnv({ RATE_LIMITS: text }).RATE_LIMITS
  expect(limits('ask=5/10 mail_ip=1/2,3/4')).toEqual({
    ...standard,
    mail_ip: [
      { count: 1, seconds: 2 },
      { count: 3, seconds: 4 },
    ],
    ask: [{ count: 5, seconds: 10 }],
  })
  const off = limits('off')
  expect(Object.keys(off)).toEqual(Object.keys(standard))
  expect(Object.values(off).flat()).toEqual([])
})

it.each([
  [{}, 'test'],
  [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, 'test'],
  [{ HOST: '0.0.0.0' }, 'off'],
  [{ HOST: '192.168.1.7' }, 'off'],
  [{ PUBLIC_URL: 'https://ask.example.org' }, 'off'],
  [{ HOST: '0.0.0.0', CHECKOUT: 'test' }, 'test'],
  [{ PUBLIC_URL: 'https://ask.example.org', CHECKOUT: 'test' }, 'test'],
  [{ CHECKOUT: 'off' }, 'off'],
])('with %o sells by the checkout %s', (settings, kind) => {
  expect(readEnv({ MAIL: 'outbox', ...settings }).CHECKOUT).toBe(kind)
})

it('wants mails to be sent where others sign in, or to be told that they are not', () => {
  const there = { PUBLIC_URL: 'https://ask.example.org' }
  const refused = 'SMTP_URL is not set, but PUBLIC_URL is https://ask.example.org: '
  expect(() => readEnv(there)).toThrow(EnvError)
  expect(() => readEnv(there)).toThrow(refused)
  expect(() => readEnv(there)).not.toThrow('\n')
  expect(readEnv({ ...there, MAIL: 'outbox' }).MAIL).toBe('outbox')
  expect(readEnv({ ...there, SMTP_URL: 'smtp://mail.example.org' }).MAIL).toBeUndefined()
  expect(() => readEnv({ MAIL: 'outbox', SMTP_URL: 'smtp://mail' })).toThrow('unset one')
  expect(readEnv({ MAIL: '/var/mail/ada' }).MAIL).toBeUndefined()
  expect(() => readEnv({ ...there, MAIL: '/var/mail/ada' })).toThrow(refused)
  expect(() => readEnv({ MAIL: 'none' })).toThrow('MAIL is "none", expected outbox')
})
