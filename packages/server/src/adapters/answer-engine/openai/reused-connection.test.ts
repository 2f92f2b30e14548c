import type { Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '../../../testing/loopback-server.ts'
import { DEFAULT_TIMEOUTS } from './endpoint.ts'
import { requestModel } from './request.ts'

test('a connection that was closed while nothing was asked costs no answer', async () => {
  const used = new Set<Socket>()
  await using server = await listenOnLoopback(({ socket }, response) => {
    if (used.has(socket)) socket.destroy()
    else response.end('An answer')
    used.add(socket)
  })
  const endpoint = {
    ...{ baseUrl: server.address, apiKey: null, model: 'one' },
    ...{ timeouts: DEFAULT_TIMEOUTS, usage: { isRefused: false } },
  }
  const ask = () =>
    text(requestModel(endpoint, { messages: [], stream: false }, AbortSignal.timeout(10_000)))
  expect([await ask(), await ask()]).toEqual(['An answer', 'An answer'])
})
