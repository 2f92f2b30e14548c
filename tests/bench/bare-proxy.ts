import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The least a server can do between a browser and a model: forward the question and the stream. */
const [model = ''] = process.argv.slice(2)

const server = createServer((asked, answered) => {
  const forwarded = request(
    model,
    { method: 'POST', headers: { 'content-type': 'application/json' } },
    (reply) => {
      answered.writeHead(reply.statusCode ?? 502, { 'content-type': 'text/event-stream' })
      reply.pipe(answered)
    },
  )
  forwarded.on('error', () => answered.destroy())
  asked.pipe(forwarded)
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port)
})
