import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A model, and a raw SSE server in one: each request gets twenty numbered words a second until
 * there are `words` of them.
 */
const words = Number(process.argv[2])
const TICK_MS = 50

interface Stream {
  readonly response: ServerResponse
  next: number
}

const streams = new Set<Stream>()

setInterval(() => {
  for (const stream of streams) {
    stream.response.write(deltaOf(`${stream.next} `))
    stream.next += 1
    if (stream.next < words) continue
    streams.delete(stream)
    stream.response.end('data: [DONE]\n\n')
  }
}, TICK_MS)

function deltaOf(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
}

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (piece: string) => {
    body += piece
  })
  request.on('end', () => {
    if (!body.includes('"stream":true')) {
      const choices = [{ message: { role: 'assistant', content: 'A title' } }]
      response.writeHead(200, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ choices }))
      return
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const stream = { response, next: 0 }
    streams.add(stream)
    response.on('close', () => streams.delete(stream))
  })
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port)
})
