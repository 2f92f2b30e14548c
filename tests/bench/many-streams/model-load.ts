import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * A model, and a raw SSE server in one. A request gets a comment at once, and is then held until
 * `/begin?streams=&words=` finds so many of them: each gets so many numbered words, twenty a second.
 */
const TICK_MS = 50
/** What has not come by then was refused. */
const GATHER_MS = 30_000

const held = new Set<ServerResponse>()

/** Lets the streams that are held begin; gives the time at which their first word is due. */
async function begin(streams: number, words: number): Promise<number> {
  const deadline = now() + GATHER_MS
  while (held.size < streams && now() < deadline) await sleep(5)
  const begun = new Set(held)
  held.clear()
  for (const response of begun) response.on('close', () => begun.delete(response))
  const at = now() + TICK_MS
  void stream(begun, words, at)
  return at
}

/** Word `n` is due `n` ticks after the first; what is late follows at once. */
async function stream(streams: ReadonlySet<ServerResponse>, words: number, at: number) {
  for (let word = 0; word < words; word += 1) {
    await sleep(Math.max(0, at + word * TICK_MS - now()))
    const delta = deltaOf(`${word} `)
    for (const response of streams) response.write(delta)
  }
  for (const response of streams) response.end('data: [DONE]\n\n')
}

/** In ms since 1970, which other processes of this machine share. */
function now(): number {
  return performance.timeOrigin + performance.now()
}

function deltaOf(content: string): string {
  return `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  response.end(JSON.stringify(value))
}

const server = createServer(async (request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://model')
  if (pathname === '/begin') {
    const [streams, words] = [searchParams.get('streams'), searchParams.get('words')]
    sendJson(response, { at: await begin(Number(streams), Number(words)) })
    return
  }
  let body = ''
  for await (const piece of request.setEncoding('utf8')) body += piece
  if (!body.includes('"stream":true')) {
    sendJson(response, { choices: [{ message: { role: 'assistant', content: 'A title' } }] })
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(': held\n\n')
  held.add(response)
  response.on('close', () => held.delete(response))
})
server.listen({ port: 0, host: '127.0.0.1', backlog: 4096 }, () => {
  process.send?.((server.address() as AddressInfo).port)
})
