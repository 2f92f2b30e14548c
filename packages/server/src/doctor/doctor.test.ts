import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startFakeChains } from '../../../../tests/fakes/fake-chains.ts'
import { startFakeDefi } from '../../../../tests/fakes/fake-defi.ts'
import { startFakeMail } from '../../../../tests/fakes/fake-mail.ts'
import { MARKET_TIME, startFakeMarket } from '../../../../tests/fakes/fake-market.ts'
import { startFakeNews } from '../../../../tests/fakes/fake-news.ts'
import { startFakeSearch } from '../../../../tests/fakes/fake-search.ts'
import { startFakeSentiment } from '../../../../tests/fakes/fake-sentiment.ts'
import { startFakeApple } from '../adapters/social-login/testing/fake-apple.ts'
import { startFakeGoogle } from '../adapters/social-login/testing/fake-google.ts'
import { startFakeX } from '../adapters/social-login/testing/fake-x.ts'
import { readEnv } from '../env.ts'
import { listenOnLoopback } from '../testing/loopback-server.ts'
import { doctorCommand } from './command.ts'
import { examine } from './doctor.ts'
import { doubtsAtStart } from './doubts.ts'

type Settings = Readonly<Record<string, string>>

const NOWHERE = 'http://127.0.0.1:1'
let DATA_DIR: string

beforeEach(async () => {
  DATA_DIR = await mkdtemp(join(tmpdir(), 'doctor-'))
})
afterEach(() => rm(DATA_DIR, { recursive: true }))

/** The lines about one service, with what each advises. */
async function said(check: string, settings: Settings): Promise<string[]> {
  const findings = await examine({ DATA_DIR, PUBLIC_URL: NOWHERE, ...settings })
  return findings
    .filter((finding) => finding.check === check)
    .map(({ verdict, found, advice }) => [verdict, found, advice].filter(Boolean).join(' | '))
}

test('says in one line what each service is, and that nothing is configured', async () => {
  const lines: string[] = []
  expect(await doctorCommand({ DATA_DIR }, [], (line) => lines.push(line))).toBe(true)
  expect(lines.map((line) => line.slice(0, 13).trim())).toEqual([
    ...['✓ settings', '✓ settings', '✓ settings', '– settings', '– settings', '✓ settings'],
    ...['– settings', '✓ settings', '✓ limits', '– limits', '✓ limits'],
    ...['– legal', '✓ disk', '✓ connections', '✓ database', '! address', '– mail'],
    ...['– sign-in', '– model', '– search', '– sources', '– pages'],
    ...['– tools', '– market', '– live data', '✓ mcp', '– payments'],
  ])
  expect(lines.join('')).not.toContain('\n')
})

test('tells machines the same, and that something is wrong', async () => {
  const lines: string[] = []
  const settings = { DATA_DIR, COINGECKO_URL: NOWHERE }
  expect(await doctorCommand(settings, ['--json'], (line) => lines.push(line))).toBe(false)
  const { ok, findings } = JSON.parse(lines.join(''))
  expect([lines.length, ok]).toEqual([1, false])
  expect(findings).toContainEqual({
    check: 'market',
    verdict: 'wrong',
    found: expect.stringContaining('127.0.0.1:1 cannot be reached'),
    advice: expect.stringContaining('COINGECKO_URL'),
  })
})

test('knows no other words', async () => {
  await expect(doctorCommand({}, ['--jsn'], () => {})).rejects.toThrow('Usage: npm run doctor')
})

test('a wrong variable is a line like any other, and the only one', async () => {
  expect(await examine({ PORT: 'abc' })).toEqual([
    {
      check: 'settings',
      verdict: 'wrong',
      found: 'PORT is "abc", expected a port from 0 to 65535',
      advice: expect.stringContaining('docs/operating.md'),
    },
  ])
})

test('what is seldom meant on a public address is said at each start, and nothing is asked for it', async () => {
  const start = (settings: Settings) => doubtsAtStart(readEnv({ DATA_DIR, ...settings }))
  expect(await start({ AI_BASE_URL: NOWHERE, AI_MODEL: 'm' })).toEqual([])
  const PUBLIC_URL = 'http://ask.example.org'
  expect(await start({ PUBLIC_URL, CHECKOUT: 'test', MAIL: 'outbox' })).toEqual([
    expect.stringMatching(/^Warning: CHECKOUT=test on an address that others can reach: .*Pro/),
    expect.stringMatching(/^Warning: MAIL=outbox: nobody gets a sign-in mail/),
    expect.stringMatching(/^Warning: PUBLIC_URL is http:\/\/ask\.example\.org: .*unencrypted/),
    expect.stringMatching(/^Warning: the pages of terms, .* \(write them, and set LEGAL_DIR/),
  ])
  expect(await start({ HOST: '0.0.0.0', CHECKOUT: 'test' })).toHaveLength(1)
  expect(await start({ HOST: '0.0.0.0', RATE_LIMITS: 'off' })).toEqual([
    expect.stringMatching(/^Warning: RATE_LIMITS=off on an address that others can reach: .*codes/),
  ])
  expect(await start({ DATA_DIR: '/dev/null/none' })).toEqual([
    expect.stringMatching(/^Warning: DATA_DIR \/dev\/null\/none cannot be written/),
  ])
})

test('legal: texts that are there, missing in one language or both, too large, and no directory', async () => {
  const settings = { LEGAL_DIR: DATA_DIR }
  const write = (name: string, text = name) => writeFile(join(DATA_DIR, name), text)
  const shown = async () =>
    (await said('legal', settings)).map((line) => line.replaceAll(DATA_DIR, ''))
  for (const name of ['terms.zh.md', 'terms.en.md', 'privacy.zh.md']) await write(name)
  await write('imprint.zh.md', 'x'.repeat(200_001))
  const advice = 'write it in Markdown; docs/operating.md says how the files are named'
  expect(await shown()).toEqual([
    `warning | /privacy.en.md: there is no such file; its readers get the other language | ${advice}`,
    `wrong | /imprint.zh.md: it has 200001 bytes, and 200000 are the most; its readers get nothing | ${advice}`,
    `wrong | /imprint.en.md: there is no such file; its readers get nothing | ${advice}`,
  ])
  for (const name of ['privacy.en.md', 'imprint.zh.md', 'imprint.en.md']) await write(name)
  expect(await shown()).toEqual(['ok | all texts are in '])
  expect(await said('legal', { LEGAL_DIR: join(DATA_DIR, 'none') })).toEqual([
    expect.stringMatching(/^wrong \| LEGAL_DIR .*none cannot be read \(ENOENT.* \| correct it/),
  ])
})

test('sources: a list of classes, one that is missing, one that cannot be read', async () => {
  const SOURCE_CLASSES_FILE = join(DATA_DIR, 'classes.yaml')
  const advice = 'correct it; without it the server does not start'
  expect(await said('sources', { SOURCE_CLASSES_FILE })).toEqual([
    expect.stringMatching(new RegExp(`^wrong \\| SOURCE_CLASSES_FILE .*ENOENT.* \\| ${advice}`)),
  ])
  await writeFile(SOURCE_CLASSES_FILE, 'media: [paper.example]')
  expect(await said('sources', { SOURCE_CLASSES_FILE })).toEqual([
    expect.stringMatching(/^wrong \| .*"media"/),
  ])
  await writeFile(SOURCE_CLASSES_FILE, 'press: [paper.example]')
  expect(await said('sources', { SOURCE_CLASSES_FILE })).toEqual([
    `ok | ${SOURCE_CLASSES_FILE} can be read`,
  ])
})

test('mail: a server that takes it, one that does not know the user, and none', async () => {
  await using mail = await startFakeMail()
  const { SMTP_URL = '' } = mail.env
  expect(await said('mail', mail.env)).toEqual([expect.stringMatching(/^ok \| 127\.0\.0\.1 takes/)])
  const withUser = SMTP_URL.replace('//', '//ada:hunter2@')
  const [refused] = await said('mail', { SMTP_URL: withUser })
  expect(refused).toMatch(/^wrong \| .*EAUTH.* \| correct the user and the password/)
  expect(refused).not.toMatch(/ada|hunter2/)
  expect(await said('mail', { SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([
    expect.stringMatching(/^wrong \| 127\.0\.0\.1 does not take mails \(ESOCKET\) \| correct/),
  ])
})

/** A model that refuses requests with any of these fields, or all with a status. */
function modelThat(refuses: readonly string[] | number, end = '') {
  return listenOnLoopback(async (request, response) => {
    const text = await new Response(request as unknown as ReadableStream).text()
    const body = JSON.parse(text)
    const isRefused = typeof refuses !== 'number' && refuses.some((field) => field in body)
    const status = typeof refuses === 'number' ? refuses : isRefused ? 400 : 200
    const usage = body.stream_options ? end : ''
    const chunk = '{"choices":[{"delta":{"content":"OK"},"finish_reason":"length"}]}'
    response.writeHead(status).end(`data: ${chunk}\n\n${usage}data: [DONE]\n\n`)
  })
}

const USAGE = 'data: {"choices":[],"usage":{"total_tokens":9}}\n\n'

test.each([
  { refuses: [], end: USAGE, lines: ['ok | m answers', 'ok | m takes', 'ok | m reports'] },
  { refuses: ['max_tokens'], end: USAGE, lines: ['ok |', 'ok | m takes', 'ok | m reports'] },
  {
    refuses: ['tools'],
    end: USAGE,
    lines: ['ok |', 'warning | m takes no tools: what DeepSearch looks up is planned by', 'ok |'],
  },
  { refuses: ['stream_options'], end: '', lines: ['ok', 'ok', 'warning | m does not report'] },
  { refuses: [], end: '', lines: ['ok', 'ok', 'warning | m does not report'] },
  { refuses: 401, end: '', lines: ['wrong | m answered 401 | correct AI_API_KEY'] },
  { refuses: 404, end: '', lines: ['wrong | m answered 404 | correct AI_MODEL'] },
  { refuses: 429, end: '', lines: ['wrong | m answered 429 | raise the limit'] },
  { refuses: 500, end: '', lines: ['wrong | m answered 500'] },
])('model: one that refuses $refuses', async ({ refuses, end, lines }) => {
  await using server = await modelThat(refuses, end)
  const settings = { AI_BASE_URL: server.address, AI_MODEL: 'm', AI_API_KEY: 'private-key' }
  const found = await said('model', settings)
  expect(found).toEqual(lines.map((line) => expect.stringContaining(line)))
  expect(String(found)).not.toContain('private-key')
})

test('model: none at its address', async () => {
  expect(await said('model', { AI_BASE_URL: NOWHERE, AI_MODEL: 'm' })).toEqual([
    expect.stringMatching(/^wrong \| the model cannot be reached: .* \| see that AI_BASE_URL/),
  ])
})

test('search: each provider, a wrong key, nothing found', async () => {
  await using search = await startFakeSearch()
  expect(await said('search', search.env.searxng)).toEqual(['ok | SearXNG finds something'])
  expect(await said('search', search.env.tavily)).toEqual(['ok | Tavily finds something'])
  expect(await said('search', search.env.brave)).toEqual(['ok | Brave Search finds something'])
  expect(await said('search', { ...search.env.brave, BRAVE_API_KEY: 'wrong' })).toEqual([
    expect.stringMatching(/^wrong \| Brave Search: .* answered 404 \| correct the key/),
  ])
  expect(await said('search', { SEARXNG_URL: `${search.env.searxng.SEARXNG_URL}/x` })).toEqual([
    expect.stringMatching(/^wrong \| SearXNG: .* \| see that SEARXNG_URL .*json/),
  ])
  search.pages = []
  expect(await said('search', search.env.tavily)).toEqual([
    expect.stringMatching(/^warning \| Tavily finds nothing/),
  ])
})

test('pages: which hosts are read', async () => {
  const model = { AI_BASE_URL: NOWHERE, AI_MODEL: 'm' }
  const hosts = (allowed: string, denied: string) =>
    said('pages', { ...model, PAGE_HOSTS_ALLOWED: allowed, PAGE_HOSTS_DENIED: denied })
  expect(await said('pages', {})).toEqual(['off | no model: no page is read'])
  expect(await hosts('', '')).toEqual(['ok | pages of every public host may be read'])
  expect(await hosts('A.example, *.b.example', 'x.b.example')).toEqual([
    'ok | pages of a.example, *.b.example except x.b.example may be read',
  ])
  expect(await hosts('a.example', 'a.example,b.example')).toEqual([
    expect.stringMatching(/^warning \| no page can be read/),
  ])
})

test('market: a price, an old one, a wrong key', async () => {
  await using market = await startFakeMarket()
  const isOld = Date.now() - Date.parse(MARKET_TIME) > 3_600_000
  expect(await said('market', market.env)).toEqual([
    expect.stringMatching(isOld ? /^warning \| bitcoin is at/ : /^ok \| bitcoin is at/),
  ])
  expect(await said('market', { ...market.env, COINGECKO_API_KEY: 'wrong' })).toEqual([
    expect.stringMatching(/^wrong \| .* answered 404 \| .*COINGECKO_API_KEY/),
  ])
})

test('live data: each source, and one that is away', async () => {
  await using defi = await startFakeDefi()
  await using chains = await startFakeChains()
  await using sentiment = await startFakeSentiment()
  await using news = await startFakeNews()
  const { ESPLORA_URL = '' } = chains.env
  const env = { ...defi.env, ESPLORA_URL, ...sentiment.env, ...news.env }
  expect(await said('live data', env)).toEqual([
    'ok | DefiLlama: most is locked on Ethereum',
    'ok | Blockstream Explorer: Bitcoin is at block 924600',
    'ok | Alternative.me: fear and greed at 23',
    'ok | news: 4 headlines of the last week',
    expect.stringMatching(/^off \| nothing of gas, .*\(BLOCKSCOUT_API_KEY, BLOCKSCOUT_INSTANCES\)/),
  ])
  expect((await said('live data', sentiment.env)).slice(1)).toEqual([
    'off | nothing of DeFi (LIVE_DATA, DEFILLAMA_URL)',
    'off | nothing of Bitcoin’s chain (LIVE_DATA, ESPLORA_URL)',
    expect.stringContaining('BLOCKSCOUT_API_KEY'),
    'off | nothing of headlines (NEWS_FEEDS)',
  ])
  const [bitcoin, ethereum, other] = await said('live data', {
    ...chains.env,
    BLOCKSCOUT_INSTANCES: 'nowhere=http://127.0.0.1:1',
  })
  expect([bitcoin, ethereum, other]).toEqual([
    expect.stringMatching(/^ok \| .*Bitcoin/),
    expect.stringMatching(/^ok \| .*Ethereum is at block 23484046; the same key reads \d\d more/),
    expect.stringMatching(/^warning \| BLOCKSCOUT_INSTANCES names nowhere/),
  ])
  const away = await said('live data', { ...env, DEFILLAMA_URL: NOWHERE })
  news.fault = 'broken'
  expect((await said('live data', news.env))[0]).toMatch(/^wrong \| .* \| see that each .*NEWS/)
  expect(away[0]).toMatch(/^wrong \| 127\.0\.0\.1:1 cannot be reached.* \| see that DEFILLAMA_URL/)
})

test('sign-in: each provider knows the client, or does not, or is away', async () => {
  await using google = await startFakeGoogle()
  await using apple = await startFakeApple()
  await using x = await startFakeX()
  const env = { ...google.env, ...apple.env, ...x.env }
  expect(await said('sign-in', env)).toEqual([
    `ok | Google knows this client; people return to ${NOWHERE}/api/v1/auth/callback/google`,
    `ok | Apple knows this client; people return to ${NOWHERE}/api/v1/auth/login/apple`,
    `ok | X knows this client; people return to ${NOWHERE}/api/v1/auth/callback/twitter`,
  ])
  const foreign = { GOOGLE_CLIENT_SECRET: 'wrong', APPLE_KEY_ID: 'wrong', X_CLIENT_SECRET: 'wrong' }
  const unknown = await said('sign-in', { ...env, ...foreign })
  expect(unknown.map((line) => line.split(' | ')[2])).toEqual([
    'correct the variables GOOGLE_…',
    'correct the variables APPLE_…',
    'correct the variables X_…',
  ])
  const away = { GOOGLE_ISSUER: NOWHERE, APPLE_ISSUER: NOWHERE, X_API_URL: NOWHERE }
  for (const line of await said('sign-in', { ...env, ...away })) expect(line).toMatch(/^wrong \| /)
  expect(await said('sign-in', { ...env, APPLE_PRIVATE_KEY: 'PRIVATE' })).toEqual([
    expect.stringMatching(/^wrong \| APPLE_PRIVATE_KEY is not usable/),
  ])
})
