import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { onTestFinished } from 'vitest'
import type { Client } from '../client.ts'

export interface Received {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** Answers the n-th request; later ones are answered by the last. */
export type Answer = (response: ServerResponse, received: Received) => unknown

/** A real server on loopback for one test, and a client of it. */
export async function serve(...answers: readonly Answer[]) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request
    const one = { method, url, headers, body: await text(request) }
    received.push(one)
    await answers[Math.min(received.length, answers.length) - 1]?.(response, one)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const client: Client = { baseUrl: `http://127.0.0.1:${port}/api/v1` }
  return { client, received }
}

export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(JSON.stringify(body))

/** A whole event stream, its end included. */
export const stream =
  (...parts: readonly (string | Uint8Array)[]): Answer =>
  async (response) => {
    await begin(response, ...parts)
    response.end()
  }

/** An event stream that is torn off after its last part. */
export const torn =
  (...parts: readonly (string | Uint8Array)[]): Answer =>
  async (response) => {
    await begin(response, ...parts)
    response.destroy()
  }

/** An event stream that stays open in silence. */
export const silent =
  (...parts: readonly (string | Uint8Array)[]): Answer =>
  (response) =>
    begin(response, ...parts)

async function begin(response: ServerResponse, ...parts: readonly (string | Uint8Array)[]) {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
  for (const part of parts) {
    response.write(part)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
}
