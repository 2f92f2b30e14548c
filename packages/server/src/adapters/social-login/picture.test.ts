import { afterAll, beforeAll, expect, it } from 'vitest'
import { type LoopbackServer, listenOnLoopback } from '../../testing/loopback-server.ts'
import { pictureReader } from './picture.ts'

const MAX_BYTES = 2 * 1024 * 1024
let server: LoopbackServer
let elsewhere: LoopbackServer
let asked: string[] = []

beforeAll(async () => {
  elsewhere = await listenOnLoopback((request, response) => {
    asked.push(request.url ?? '')
    response.end('secret')
  })
  server = await listenOnLoopback((request, response) => {
    const bytes = /^\/(\d+)$/.exec(request.url ?? '')?.[1]
    if (bytes) response.end(Buffer.alloc(Number(bytes)))
    else if (request.url === '/away') response.writeHead(302, { location: elsewhere.address }).end()
    else if (request.url === '/torn') response.write('half', () => response.destroy())
    else response.writeHead(404).end()
  })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await elsewhere[Symbol.asyncDispose]()
})

it.each([
  [0, 0],
  [MAX_BYTES, MAX_BYTES],
  [MAX_BYTES + 1, undefined],
])('reads %i bytes as %s', async (bytes, expected) => {
  const picture = await pictureReader(server.address)(`${server.address}/${bytes}`)
  expect(picture?.byteLength).toBe(expected)
})

it.each(['/away', '/torn', '/missing'])('has no picture at %s', async (path) => {
  asked = []
  expect(await pictureReader(server.address)(server.address + path)).toBeNull()
  expect(asked).toEqual([])
})

it('asks no other host, whatever it is told', async () => {
  asked = []
  const { port } = new URL(elsewhere.address)
  for (const address of [
    elsewhere.address,
    `http://localhost:${port}/`,
    `http://pbs.twimg.com@127.0.0.1:${port}/`,
    `http://pbs.twimg.com:${port}/`,
    'file:///etc/hostname',
    'data:text/plain,secret',
    'no address',
  ]) {
    expect(await pictureReader(server.address)(address)).toBeNull()
    expect(await pictureReader('https://api.x.com')(address)).toBeNull()
  }
  expect(asked).toEqual([])
})

it('does not take this machine for X where X is elsewhere', async () => {
  expect(await pictureReader('https://api.x.com')(`${server.address}/1`)).toBeNull()
})
