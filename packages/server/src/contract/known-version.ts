import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Whether the client has this version of the reply already; it asks each time, as for the files. */
export function isKnown(request: FastifyRequest, reply: FastifyReply, version: string): boolean {
  const etag = `W/"${createHash('sha256').update(version).digest('base64url')}"`
  reply.header('cache-control', 'no-cache').header('etag', etag)
  return request.headers['if-none-match']?.includes(etag) ?? false
}
