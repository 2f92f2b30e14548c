import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Names a version of a reply by its content. */
export function etagOf(content: string | Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url')}"`
}

/** Whether the client has this version of the reply already; it asks each time, as for the files. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('cache-control', 'no-cache').header('etag', etag)
  return request.headers['if-none-match']?.includes(etag) ?? false
}
