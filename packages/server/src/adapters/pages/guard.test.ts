import type { LookupFunction } from 'node:net'
import { expect, it } from 'vitest'
import { readEnv } from '../../env.ts'
import {
  ALL_HOSTS,
  html,
  outcomeOf,
  pagesHere,
  redirect,
  startSite,
  THIS_MACHINE,
} from './testing/test-site.ts'
import { createWebPages } from './web-pages.ts'

const TEXT = 'The fee is 12 dollars.'

/** Every name stands for these addresses. */
const namesAt =
  (...addresses: readonly string[]): LookupFunction =>
  (_name, _options, done) =>
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    )

it('a page is read at a public address, without a cookie and under a name of its own', async () => {
  await using site = await startSite({ '/': html(`<p>${TEXT}`, { 'set-cookie': 'a=1' }) })
  expect(await outcomeOf(site.address)).toBe(TEXT)
  expect(site.paths).toEqual(['/robots.txt', '/'])
  for (const { headers } of site.requests) {
    expect(headers).not.toHaveProperty('cookie')
    expect(headers).not.toHaveProperty('referer')
    expect(headers['user-agent']).toMatch(/^Coinquiry/)
  }
})

it.each([
  'http://127.0.0.1/',
  'http://localhost/',
  'http://localhost./',
  'http://a.localhost/',
  'http://router/',
  'http://printer.local/',
  'http://metadata.google.internal/',
  'http://127.1/',
  'http://0x7f.0.0.1/',
  'http://2130706433/',
  'http://0/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[64:ff9b::a9fe:a9fe]/',
  'http://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/',
  'http://8.8.8.8:22/',
  'https://8.8.8.8:8443/',
  'http://name:password@8.8.8.8/',
  'ftp://8.8.8.8/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'javascript:alert(1)',
  'gopher://8.8.8.8:80/',
  'example.org',
  '',
  `http://8.8.8.8/${'x'.repeat(2000)}`,
])('without any setting %s is no address of a page', async (address) => {
  expect(await outcomeOf(address, createWebPages(ALL_HOSTS))).toBe('address')
})

it.each([
  'http://10.0.0.1/',
  'http://127.0.0.2/',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/',
  'http://[::ffff:10.0.0.1]/',
  'https://192.168.1.1/',
  '//10.0.0.1/',
  'http://name:password@127.0.0.1/',
  'file:///etc/passwd',
  'data:text/html,hello',
  'http://',
])('a public page that leads to %s leads nowhere', async (target) => {
  await using site = await startSite({
    '/': redirect('/second'),
    '/second': redirect(target),
  })
  expect(await outcomeOf(site.address)).toBe('address')
})

it.each([
  [5, TEXT],
  [6, 'unreachable'],
])('of %i redirects within the public web: %s', async (count, outcome) => {
  const steps = Array.from(
    { length: count },
    (_, at) => [`/${at}`, redirect(`/${at + 1}`)] as const,
  )
  await using site = await startSite({
    ...Object.fromEntries(steps),
    [`/${count}`]: html(`<p>${TEXT}`),
  })
  expect(await outcomeOf(`${site.address}/0`)).toBe(outcome)
})

it.each([
  ['a private address', ['10.0.0.5']],
  ['its own machine', ['::1']],
  ['a mapped private address', ['::ffff:10.0.0.5']],
  ['a public and a private one', ['127.0.0.1', '192.168.0.1']],
])('a name that stands for %s is not asked', async (_what, addresses) => {
  await using site = await startSite({ '/': html(TEXT) })
  const { port } = new URL(site.address)
  const pages = pagesHere({ addresses: { ...THIS_MACHINE, lookup: namesAt(...addresses) } })
  expect(await outcomeOf(`http://public.example:${port}/`, pages)).toBe('address')
  expect(site.requests).toEqual([])
})

it('a name that stands for a public address is asked by that name', async () => {
  await using site = await startSite({ '/': html(TEXT) })
  const host = `public.example:${new URL(site.address).port}`
  const pages = pagesHere({ addresses: { ...THIS_MACHINE, lookup: namesAt('127.0.0.1') } })
  expect(await outcomeOf(`http://${host}/`, pages)).toBe(TEXT)
  expect(site.requests.map(({ headers }) => headers.host)).toEqual([host, host])
})

it('a machine is sent nothing when it turns out, once connected, to be another than its name said', async () => {
  await using site = await startSite({ '/': html(TEXT) })
  const asked: string[] = []
  const addresses = {
    ...THIS_MACHINE,
    lookup: namesAt('127.0.0.1'),
    allowsAddress: (address: string) => asked.push(address) === 1,
  }
  const at = `http://public.example:${new URL(site.address).port}/`
  expect(await outcomeOf(at, pagesHere({ addresses }))).toBe('address')
  expect(asked).toEqual(['127.0.0.1', '127.0.0.1'])
  expect(site.requests).toEqual([])
})

it.each([
  ['all', {}, TEXT],
  ['this one', { PAGE_HOSTS_ALLOWED: ['public.example'] }, TEXT],
  ['those below', { PAGE_HOSTS_ALLOWED: ['*.example'] }, TEXT],
  ['others', { PAGE_HOSTS_ALLOWED: ['other.example', '*.public.example'] }, 'host'],
  ['all but this one', { PAGE_HOSTS_DENIED: ['public.example'] }, 'host'],
  ['all but those below', { PAGE_HOSTS_DENIED: ['*.example'] }, 'host'],
  ['all but another', { PAGE_HOSTS_DENIED: ['ic.example', 'example'] }, TEXT],
  [
    'those below but this one',
    { PAGE_HOSTS_ALLOWED: ['*.example'], PAGE_HOSTS_DENIED: ['public.example'] },
    'host',
  ],
])('where the operator lets %s be read', async (_which, settings, outcome) => {
  await using site = await startSite({
    '/': html(TEXT),
    '/away': (response, { headers }) =>
      redirect(`http://public.example:${headers.host?.split(':')[1]}/`)(response, {} as never),
  })
  const { port } = new URL(site.address)
  const pages = pagesHere(
    { addresses: { ...THIS_MACHINE, lookup: namesAt('127.0.0.1') } },
    settings,
  )
  expect(await outcomeOf(`http://public.example:${port}/`, pages)).toBe(outcome)
  expect(await outcomeOf(`http://PUBLIC.example.:${port}/`, pages)).toBe(outcome)
  if (!('PAGE_HOSTS_ALLOWED' in settings))
    expect(await outcomeOf(`http://start.test:${port}/away`, pages)).toBe(outcome)
})

it.each(['https://example.org', 'example.org/path', '*', 'a.*.example', '*example.org', 'a b:80'])(
  'PAGE_HOSTS_DENIED %s is refused at the start',
  (hosts) => {
    expect(() => readEnv({ PAGE_HOSTS_DENIED: hosts })).toThrow('PAGE_HOSTS_DENIED')
    expect(() => readEnv({ PAGE_HOSTS_ALLOWED: hosts })).toThrow('PAGE_HOSTS_ALLOWED')
  },
)
