import { once } from 'node:events'
import { createServer } from 'node:https'
import type { AddressInfo, LookupFunction, Socket } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { CERTIFICATE, ITS_KEY } from './testing/certificate.ts'
import { outcomeOf, pagesHere, THIS_MACHINE } from './testing/test-site.ts'

const TEXT = 'The fee is 12 dollars.'
const paths: string[] = []
const sockets: Socket[] = []
const server = createServer({ cert: CERTIFICATE, key: ITS_KEY }, ({ url = '' }, response) => {
  paths.push(url)
  if (url === '/robots.txt') response.writeHead(404).end()
  else response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${TEXT}`)
})
server.on('connection', (socket) => sockets.push(socket as Socket))

const trusted = getCACertificates('default')
const lookup: LookupFunction = (_name, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])
const addresses = { ...THIS_MACHINE, lookup }
let port = 0

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
  setDefaultCACertificates([...trusted, CERTIFICATE])
})
afterAll(async () => {
  setDefaultCACertificates(trusted)
  server.closeAllConnections()
  server.close()
  await once(server, 'close')
})

it('a page is read over https', async () => {
  expect(await outcomeOf(`https://public.example:${port}/a`, pagesHere({ addresses }))).toBe(TEXT)
  expect(paths.splice(0)).toEqual(['/robots.txt', '/a'])
})

it('a machine that cannot prove its name is asked nothing', async () => {
  const address = `https://other.example:${port}/`
  expect(await outcomeOf(address, pagesHere({ addresses }))).toBe('unreachable')
  expect(paths).toEqual([])
})

it('no handshake begins with a machine that turns out to be another', async () => {
  let asked = 0
  const allowsAddress = () => {
    asked += 1
    return asked === 1
  }
  const pages = pagesHere({ addresses: { ...addresses, allowsAddress } })
  sockets.length = 0
  expect(await outcomeOf(`https://public.example:${port}/`, pages)).toBe('address')
  await expect.poll(() => sockets.map(({ destroyed }) => destroyed)).toEqual([true])
  expect(sockets.map(({ bytesRead }) => bytesRead)).toEqual([0])
})
