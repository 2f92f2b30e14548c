import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { AnyReply } from './replies.ts'
import type { ReplyChecker } from './reply-check.ts'

/** The four kinds of reply on the wire; `no-store` because all of them may be private. */
export function sendReply(
  reply: FastifyReply,
  answer: AnyReply,
  check: ReplyChecker | null,
): FastifyReply {
  switch (answer.kind) {
    case 'json':
      check?.body(200, answer.body)
      return reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'no-store')
        .serializer((body: unknown) => JSON.stringify(body))
        .send(answer.body)
    case 'stream':
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(check ? check.frames(answer.frames) : answer.frames))
    case 'file':
      return reply
        .type(answer.mediaType)
        .header('cache-control', 'no-store')
        .header(
          'content-disposition',
          `attachment; filename*=UTF-8''${encodeURIComponent(answer.name)}`,
        )
        .send(answer.content)
    case 'redirect':
      return reply.header('cache-control', 'no-store').redirect(answer.location, 303)
  }
}
