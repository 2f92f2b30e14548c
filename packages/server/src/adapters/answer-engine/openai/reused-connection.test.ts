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
  const ask = () => text(replyOf(server))
  expect([await ask(), await ask()]).toEqual(['An answer', 'An answer'])
})

test('a reply that came whole leaves its connection to the next, though nobody read its end', async () => {
  const used = new Set<Socket>()
  await using server = await listenOnLoopback(({ socket }, response) => {
    used.add(socket)
    response.writeHead(200).write('data: [DONE]')
    response.end('\n\n')
  })
  for (let round = 0; round < 3; round += 1) {
    for await (const piece of replyOf(server)) if (String(piece).includes('[DONE]')) break
  }
  expect(used.size).toBe(1)
})

test('the connection of a reply that goes on is closed with its reader', async () => {
  const closed = Promise.withResolvers<void>()
  await using server = await listenOnLoopback((_request, response) => {
    response.on('close', closed.resolve)
    response.write('An answer without end')
  })
  for await (const _piece of replyOf(server)) break
  await closed.promise
})

test('a reply that the model leads elsewhere is none', async () => {
  await using server = await listenOnLoopback((_request, response) => {
    response.writeHead(308, { location: '/elsewhere' }).end()
  })
  await expect(text(replyOf(server))).rejects.toMatchObject({ status: 308 })
})

function replyOf({ address }: { readonly address: string }) {
  const endpoint = {
    ...{ baseUrl: address, apiKey: null, model: 'one' },
    ...{ timeouts: DEFAULT_TIMEOUTS, usage: { isRefused: false } },
  }
  return requestModel(endpoint, { messages: [], stream: false }, AbortSignal.timeout(10_000))
}
