import type { FastifyReply } from 'fastify'
import { etagOf, isKnown } from '../contract/known-version.ts'

/** What stays the same until the server is replaced: one buffer, so that it is compressed once. */
export interface KeptFile {
  readonly type: string
  readonly content: Buffer
  readonly etag: string
}

export function keptFile(type: string, text: string): KeptFile {
  const content = Buffer.from(text)
  return { type, content, etag: etagOf(content) }
}

/** Nothing but 304 for a client that has the same already; after an hour it asks. */
export function sendKeptFile(reply: FastifyReply, { type, content, etag }: KeptFile): FastifyReply {
  const known = isKnown(reply.request, reply, etag)
  reply
    .header('cache-control', 'public, max-age=3600')
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
  return known ? reply.code(304).send() : reply.type(type).send(content)
}
