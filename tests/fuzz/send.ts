import { request as httpRequest } from 'node:http'
import type { Operation } from '@coinquiry/api-client/contract'
import type { Body, RandomRequest } from './random-request.ts'

export interface RawReply {
  readonly status: number
  readonly headers: Headers
  readonly body: Buffer
}

/** Sends a request exactly as it is: nothing is put right on its way. */
export function send(
  api: string,
  operation: Operation,
  request: RandomRequest,
  token: string | null,
): Promise<RawReply> {
  const { hostname, port, pathname } = new URL(api)
  const sent = encoded(request.body)
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        method: operation.method,
        // A server may close a connection whose request it refused half-read.
        agent: false,
        path: pathname + pathOf(operation, request) + queryOf(request),
        headers: {
          'accept-language': request.language,
          accept: request.accept,
          ...(token !== null && { authorization: `Bearer ${token}` }),
          ...headersOf(request),
          ...(sent && { 'content-type': sent.type, 'content-length': sent.bytes.length }),
        },
      },
      (response) => {
        const pieces: Buffer[] = []
        response.on('data', (piece: Buffer) => pieces.push(piece))
        response.on('error', reject)
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: new Headers(
              Object.entries(response.headers).map(([name, value]) => [name, String(value)]),
            ),
            body: Buffer.concat(pieces),
          }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(sent?.bytes)
  })
}

function pathOf({ path }: Operation, request: RandomRequest): string {
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) => component(request.path[name]))
}

function queryOf({ query }: RandomRequest): string {
  const pairs = Object.entries(query).map(([name, value]) => `${name}=${component(value)}`)
  return pairs.length > 0 ? `?${pairs.join('&')}` : ''
}

function component(value: unknown): string {
  return encodeURIComponent(String(value).toWellFormed())
}

/** A header holds what Latin-1 can write on one line. */
function headersOf({ header }: RandomRequest): Record<string, string> {
  return Object.fromEntries(
    Object.entries(header).map(([name, value]) => [
      name.toLowerCase(),
      String(value).replaceAll(/[^\x20-\x7e]/g, '?'),
    ]),
  )
}

function encoded(body: Body | null): { type: string; bytes: Buffer } | null {
  if (!body) return null
  const { type, value, times = 1 } = body
  if (value instanceof Uint8Array) return upload(value)
  if (typeof value === 'string') return { type, bytes: Buffer.from(value.repeat(times)) }
  if (type === 'application/x-www-form-urlencoded') {
    const fields = Object.entries(value as object).map(([name, field]) => [
      name.toWellFormed(),
      String(field).toWellFormed(),
    ])
    return { type, bytes: Buffer.from(String(new URLSearchParams(fields))) }
  }
  return { type, bytes: Buffer.from(JSON.stringify(value)) }
}

function upload(file: Uint8Array): { type: string; bytes: Buffer } {
  const head = '--fuzz\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n'
  return {
    type: 'multipart/form-data; boundary=fuzz',
    bytes: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--fuzz--\r\n')]),
  }
}
