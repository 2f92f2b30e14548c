import { Readable } from 'node:stream'
import type { ReplyCookie } from '@coinquiry/api-client/contract'
import type { FastifyReply } from 'fastify'
import { setCookies } from './cookies.ts'
import type { AnyReply } from './replies.ts'
import type { ReplyChecker } from './reply-check.ts'

export interface SendOptions {
  readonly check: ReplyChecker | null
  /** Whether cookies may only travel encrypted. */
  readonly https: boolean
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The four kinds of reply on the wire; `no-store` because nearly all of them may be private. */
export function sendReply(
  reply: FastifyReply,
  answer: AnyReply,
  { check, https }: SendOptions,
): FastifyReply {
  reply.header('cache-control', 'no-store')
  switch (answer.kind) {
    case 'json':
      check?.body(200, answer.body)
      return withCookies(reply, answer.cookies, https)
        .type('application/json; charset=utf-8')
        .serializer((body: unknown) => JSON.stringify(body))
        .send(answer.body)
    case 'stream':
      return reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-store, no-transform')
        .header('x-accel-buffering', 'no')
        .send(Readable.from(check ? check.frames(answer.frames) : answer.frames))
    case 'file':
      if (answer.immutable) reply.header('cache-control', FOR_EVER)
      if (answer.name !== null) reply.header('content-disposition', attachment(answer.name))
      return reply.type(answer.mediaType).send(answer.content)
    case 'redirect':
      return withCookies(reply, answer.cookies, https).redirect(answer.location, 303)
  }
}

function withCookies(reply: FastifyReply, cookies: readonly ReplyCookie[] = [], https: boolean) {
  return cookies.length === 0 ? reply : reply.header('set-cookie', setCookies(cookies, https))
}

/** Everything outside of RFC 5987's attr-char is encoded; lone surrogates cannot be. */
function attachment(name: string): string {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename*=UTF-8''${encoded}`
}
