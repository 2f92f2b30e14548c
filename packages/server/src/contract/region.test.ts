import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { regionOf } from './region.ts'

const CLIENT = '203.0.113.9'

test.each([
  { trusts: '10.0.0.1', from: '10.0.0.1', forwarded: CLIENT, region: 'us', expected: 'US' },
  { trusts: '10.0.0.1', from: '10.0.0.1', forwarded: CLIENT, region: ' GB ', expected: 'GB' },
  { trusts: '10.0.0.1', from: '10.0.0.1', forwarded: CLIENT, region: undefined, expected: null },
  // Not by the proxy, or not through one.
  { trusts: '10.0.0.1', from: '198.51.100.2', forwarded: CLIENT, region: 'US', expected: null },
  { trusts: '10.0.0.1', from: '10.0.0.1', forwarded: undefined, region: 'US', expected: null },
  { trusts: false, from: '10.0.0.1', forwarded: CLIENT, region: 'US', expected: null },
])('a server that trusts $trusts takes $expected from $from', async (row) => {
  const app = Fastify({ trustProxy: row.trusts })
  app.get('/', async (request) => ({
    region: regionOf(request, { REGION_HEADER: 'cf-ipcountry' }),
  }))
  const headers = {
    ...(row.forwarded && { 'x-forwarded-for': row.forwarded }),
    ...(row.region && { 'cf-ipcountry': row.region }),
  }
  const reply = await app.inject({ url: '/', remoteAddress: row.from, headers })
  expect(reply.json()).toEqual({ region: row.expected })
})

test('without the setting no header is believed', () => {
  const request = { headers: { 'cf-ipcountry': 'US' }, ips: ['10.0.0.1', CLIENT] }
  expect(regionOf(request, { REGION_HEADER: undefined })).toBeNull()
})
