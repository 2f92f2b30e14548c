import type { Socket } from 'node:net'
import { acceptedLanguage } from '@coinquiry/api-client/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { failureOf, refusalPage, sendFailure } from '../contract/errors.ts'
import { refuse } from '../domain/refusal.ts'
import { bareHeaders } from './headers.ts'

/** Errors outside the contract's routes, in the form of every failure. */
export function refuseError(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = failureOf(error, acceptedLanguage(request.headers['accept-language']))
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendFailure(reply, failure)
}

/** The same for what a browser navigates to. */
export function refusePage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const language = acceptedLanguage(request.headers['accept-language'])
  const failure = failureOf(error, language)
  if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
  return sendFailure(reply, failure, refusalPage(failure, language))
}

/** An address that cannot be read. No hook runs before it. */
export function refuseAddress(_error: Error, request: FastifyRequest, reply: FastifyReply) {
  const refusal = refuse('error.badRequest', { detail: 'the address' })
  refuseError(refusal, request, reply.headers(bareHeaders))
}

/** An address without a route. */
export const notFound = async (request: FastifyRequest, reply: FastifyReply) =>
  refuseError(refuse('error.notFound'), request, reply)

const STATUS: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** A request that is not readable HTTP, refused on its socket. */
export function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const body = JSON.stringify(failureOf(refuse('error.badRequest'), 'en').body)
  const headers = {
    ...bareHeaders,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  const status = STATUS[error.code ?? ''] ?? '400 Bad Request'
  socket.end([`HTTP/1.1 ${status}`, ...lines, '', body].join('\r\n'))
}
