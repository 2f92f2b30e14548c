import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { AppContext } from '../app-context.ts'
import { health } from './health.ts'

const PROXY = '10.0.0.2'
const SOMEBODY = '198.51.100.7'
/** As whom only the doctor asks. */
const NOBODY = '192.0.2.1'

test.each([
  { trusts: 0, claimed: null, forwarding: 'none' },
  { trusts: 0, claimed: NOBODY, forwarding: 'none' },
  { trusts: 0, claimed: SOMEBODY, forwarding: 'ignored' },
  { trusts: 0, claimed: `${NOBODY}, ${SOMEBODY}`, forwarding: 'ignored' },
  { trusts: 1, claimed: SOMEBODY, forwarding: 'believed' },
  { trusts: 1, claimed: `${NOBODY}, ${SOMEBODY}`, forwarding: 'believed' },
  { trusts: 1, claimed: null, forwarding: 'none' },
  // No proxy is in front, but one is trusted; then one is in front, and two are.
  { trusts: 1, claimed: NOBODY, forwarding: 'forged' },
  { trusts: 2, claimed: `${NOBODY}, ${SOMEBODY}`, forwarding: 'forged' },
])('with $trusts proxies trusted, “$claimed” is $forwarding', async (row) => {
  const app = Fastify({ trustProxy: (_address: string, hop: number) => hop < row.trusts })
  await health(app, {} as AppContext)
  const headers = row.claimed === null ? {} : { 'x-forwarded-for': row.claimed }
  const reply = await app.inject({ url: '/healthz', remoteAddress: PROXY, headers })
  expect(reply.json()).toEqual({ status: 'ok', forwarding: row.forwarding })
})
