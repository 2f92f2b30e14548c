import { Readable } from 'node:stream'
import {
  attachment,
  type FileReply,
  type JsonReply,
  type OperationId,
  type RedirectReply,
  type ReplyCookie,
  type StreamReply,
  type Success,
} from '@coinquiry/api-client/contract'
import { stringifySetCookie } from 'cookie'
import type { FastifyReply } from 'fastify'
import { etagOf, isKnown } from './known-version.ts'
import type { ReplyChecker } from './reply-check.ts'

export function json<Id extends OperationId>(
  body: Success<Id>,
  cookies: readonly ReplyCookie[] = [],
): JsonReply<Id> {
  return { kind: 'json', body, cookies }
}

/** What a client may keep, so that it is sent again only after a change. */
export function keptJson<Id extends OperationId>(body: Success<Id>): JsonReply<Id> {
  return { kind: 'json', body, isKept: true }
}

export function eventStream(frames: AsyncIterable<string>): StreamReply {
  return { kind: 'stream', frames }
}

/** Keeps whether the content is whole or comes part by part. */
export function file<Reply extends Omit<FileReply, 'kind'>>(reply: Reply) {
  return { kind: 'file', ...reply } as const
}

export function redirect(location: string, cookies: readonly ReplyCookie[] = []): RedirectReply {
  return { kind: 'redirect', location, cookies }
}

export type AnyReply = JsonReply<OperationId> | StreamReply | FileReply | RedirectReply

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
      check?.body(answer.body)
      if (answer.isKept) return sendKept(reply, answer.body)
      return withCookies(reply, answer.cookies, https)
        .type('application/json; charset=utf-8')
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
      return reply.type(answer.mediaType).send(bodyOf(answer.content))
    case 'redirect':
      return withCookies(reply, answer.cookies, https).redirect(answer.location, 303)
  }
}

interface KeptBody {
  readonly content: Buffer
  readonly etag: string
}

/** By the body, since a crowd is sent the same one many times. */
const keptBodies = new WeakMap<object, KeptBody>()

/** Nothing but 304 for a client that has the same already. */
function sendKept(reply: FastifyReply, body: object): FastifyReply {
  const { content, etag } = keptBodyOf(body)
  if (isKnown(reply.request, reply, etag)) return reply.code(304).send()
  return reply.type('application/json; charset=utf-8').send(content)
}

function keptBodyOf(body: object): KeptBody {
  let kept = keptBodies.get(body)
  if (!kept) {
    const content = Buffer.from(JSON.stringify(body))
    kept = { content, etag: etagOf(content) }
    keptBodies.set(body, kept)
  }
  return kept
}

function bodyOf(content: FileReply['content']): Uint8Array | Readable {
  return content instanceof Uint8Array ? content : Readable.from(content)
}

function withCookies(reply: FastifyReply, cookies: readonly ReplyCookie[] = [], https: boolean) {
  if (cookies.length === 0) return reply
  const headers = cookies.map((cookie) => {
    const secure = https || cookie.sameSite === 'none'
    return stringifySetCookie({ ...cookie, httpOnly: true, secure })
  })
  return reply.header('set-cookie', headers)
}
