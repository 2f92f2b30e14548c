import { expect, test } from 'vitest'
import { readEnv } from '../env.ts'
import { mcp } from './checks/mcp.ts'

const NOWHERE = 'http://127.0.0.1:1'
const LIVE = { ALTERNATIVE_ME_URL: NOWHERE, COINGECKO_URL: NOWHERE }
const PUBLIC = { ...LIVE, PUBLIC_URL: 'https://coinquiry.example', MAIL: 'outbox' }

test.each([
  ['what there is', {}, 'ok', /live data: none$/],
  ['the sources of live data', PUBLIC, 'ok', /live data: market, sentiment$/],
  ['a limit that is missing', { ...PUBLIC, RATE_LIMITS: 'off' }, 'warning', /without a limit/],
  ['none on this machine', { ...LIVE, RATE_LIMITS: 'off' }, 'ok', /market, sentiment$/],
  ['none where there is nothing to spend', { RATE_LIMITS: 'off' }, 'ok', /none$/],
  ['that it is off', { ...PUBLIC, MCP: 'off', RATE_LIMITS: 'off' }, 'off', /MCP=off/],
])('says of /mcp %s', async (_, settings, verdict, found) => {
  const findings = await mcp.run(readEnv(settings))
  expect(findings).toMatchObject([{ verdict, found: expect.stringMatching(found) }])
})
