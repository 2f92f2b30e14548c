import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { listenOnLoopback } from '../testing/loopback-server.ts'
import { type Forwarding, publicAddress, verdictOn } from './checks/public-address.ts'
import type { Finding } from './finding.ts'

const line = ({ verdict, found, advice }: Finding) =>
  [verdict, found, advice].filter(Boolean).join(' | ')

/** A server in the role of the running one, behind whatever decides what it sees. */
function runningServer(forwardingOf: (claimed: string | undefined) => unknown) {
  return listenOnLoopback((request, response) => {
    const claimed = request.headers['x-forwarded-for']
    const forwarding = forwardingOf(typeof claimed === 'string' ? claimed : undefined)
    response.end(JSON.stringify({ status: 'ok', forwarding }))
  })
}

test.each([
  [() => 'none', /^ok \| .* answers, without a proxy$/],
  [() => 'believed', /^ok \| .* answers, through a proxy that is believed$/],
  [(claimed?: string) => (claimed ? 'forged' : 'none'), /^wrong \| .*anybody.* \| .*unset/],
  [() => 'what?', /^warning \| .* answered what cannot be read \| start the server/],
])('what a server means that sees %o', async (forwardingOf, expected) => {
  await using server = await runningServer(forwardingOf)
  const found = await publicAddress.run(readEnv({ PUBLIC_URL: server.address }))
  expect(found.map(line)).toEqual([expect.stringMatching(expected)])
})

test.each<[scheme: 'http' | 'https', Forwarding, Forwarding, RegExp]>([
  ['http', 'none', 'none', /^ok \| .* without a proxy$/],
  ['http', 'none', 'forged', /^wrong \| .*limits can be evaded \| unset TRUST_PROXY.*proxy_set_/],
  ['http', 'ignored', 'ignored', /^wrong \| .*shares its limits \| set TRUST_PROXY.*mostly 1$/],
  ['http', 'believed', 'believed', /^ok \| .* through a proxy that is believed$/],
  ['http', 'believed', 'forged', /^wrong \| .*limits can be evaded \| set TRUST_PROXY.*mostly 1$/],
  [
    'https',
    'none',
    'none',
    /^wrong \| .*everybody shares.*\/metrics.* \| .*proxy_set_header X-Forw/,
  ],
  ['https', 'none', 'forged', /^wrong \| .*limits can be evaded \| .*proxy_set_header X-Forw/],
  ['https', 'ignored', 'ignored', /^wrong \| .*shares its limits \| set TRUST_PROXY.*mostly 1$/],
  ['https', 'believed', 'believed', /^ok \| .* through a proxy that is believed$/],
  ['https', 'believed', 'forged', /^wrong \| .*limits can be evaded \| set TRUST_PROXY.*mostly 1$/],
])('%s, seen as %s, and as %s with a claim', (scheme, plain, claiming, expected) => {
  const found = line(verdictOn(plain, claiming, `${scheme}://ask.example.org`))
  expect(found).toMatch(expected)
  if (scheme === 'https') expect(found).not.toContain('unset')
})
