import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { nameLookup } from './look-up-name.ts'

const A = 1
const ADDRESSES: Readonly<Record<string, readonly string[]>> = {
  'one.example': ['93.184.216.34'],
  'two.example': ['93.184.216.34', '10.0.0.5'],
}

/** A name server that knows these names. */
const server = createSocket('udp4')
server.on('message', (query, { port, address }) => server.send(replyTo(query), port, address))
beforeAll(async () => {
  server.bind(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

function replyTo(query: Buffer): Buffer {
  const labels: string[] = []
  let at = 12
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += length + 1
  }
  const known = ADDRESSES[labels.join('.').toLowerCase()]
  const found = query.readUInt16BE(at + 1) === A ? (known ?? []) : []
  const head = Buffer.from([
    ...query.subarray(0, 2),
    0x81,
    known ? 0x80 : 0x83,
    0,
    1,
    0,
    found.length,
    0,
    0,
    0,
    0,
  ])
  const records = found.map((address) =>
    Buffer.from([0xc0, 12, 0, A, 0, 1, 0, 0, 0, 60, 0, 4, ...address.split('.').map(Number)]),
  )
  return Buffer.concat([head, query.subarray(12, at + 5), ...records])
}

const addressesOf = (name: string) => {
  const lookup = nameLookup([`127.0.0.1:${server.address().port}`])
  return promisify(lookup)(name, { all: true })
}

it.each(Object.entries(ADDRESSES))('%s stands for %j', async (name, addresses) => {
  expect(await addressesOf(name)).toEqual(addresses.map((address) => ({ address, family: 4 })))
})

it('a name that nobody knows stands for nothing', async () => {
  await expect(addressesOf('nobody.example')).rejects.toThrow('ENOTFOUND')
})
