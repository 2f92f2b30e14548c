import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { listenOnLoopback } from '../../testing/loopback-server.ts'
import { reconnectingFetch } from './reconnecting-fetch.ts'

test('kept connections that are closed as one of them is used again cost nothing', async () => {
  const kept = new Set<Socket>()
  let isBroken = false
  await using server = await listenOnLoopback(({ socket }, response) => {
    // Once a round: on a busy machine a late request may use a connection that was opened in its round.
    if (kept.has(socket) && !isBroken) {
      isBroken = true
      for (const one of kept) one.destroy()
      kept.clear()
    } else {
      kept.add(socket)
      response.end('here')
    }
  })
  const ask = () => reconnectingFetch(server.address, { method: 'POST', body: 'asked' })
  for (let round = 0; round < 3; round += 1) {
    isBroken = false
    const replies = await Promise.all(Array.from({ length: 5 }, ask))
    const texts = await Promise.all(replies.map((reply) => reply.text()))
    expect(texts).toEqual(['here', 'here', 'here', 'here', 'here'])
  }
})

test('a service that closes each connection is asked twice, not for ever', async () => {
  let seen = 0
  await using server = await listenOnLoopback(({ socket }) => {
    seen += 1
    socket.destroy()
  })
  await expect(reconnectingFetch(server.address, {})).rejects.toThrow('fetch failed')
  expect(seen).toBe(2)
})

test('whoever no longer waits does not ask again', async () => {
  const given = new AbortController()
  let seen = 0
  await using server = await listenOnLoopback(({ socket }) => {
    seen += 1
    given.abort(new Error('no longer wanted'))
    socket.destroy()
  })
  const asked = reconnectingFetch(server.address, { signal: given.signal })
  await expect(asked).rejects.toThrow('no longer wanted')
  expect(seen).toBe(1)
})

test('a service that nobody runs is not asked again', async () => {
  const { address } = await listenOnLoopback(() => undefined).then(async (server) => {
    await server[Symbol.asyncDispose]()
    return server
  })
  const asked = reconnectingFetch(address, {})
  await expect(asked).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } })
})
