import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a server can do with a request that is one too many. */
const body = JSON.stringify({ code: 1, data: 'Too many requests, please try again later' })

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(429, { 'content-type': 'application/json', 'retry-after': '60' }).end(body)
})
server.listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port)
})
