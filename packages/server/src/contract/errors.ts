import type { ErrorKey } from '@coinquiry/api-client/contract'
import type { FastifyError, FastifyReply } from 'fastify'
import { Refusal } from '../domain/refusal.ts'
import type { Language } from '../ports.ts'
import { failures } from './failures.ts'

/** Fastify's own refusals, before a handler is reached. */
const FRAMEWORK: Readonly<Record<string, ErrorKey>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'error.payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'error.unsupportedMediaType',
}

export interface Failure {
  readonly code: 1
  readonly data: string
  readonly message: string
  readonly error_key: ErrorKey
  readonly resets_at?: number
}

export interface FailureReply {
  readonly status: number
  readonly body: Failure
  readonly retryAfter: number | undefined
}

/** Any thrown value as the contract's failure; what is not a refusal is our own fault. */
export function failureOf(error: unknown, language: Language): FailureReply {
  const refusal = error instanceof Refusal ? error : new Refusal(frameworkKey(error))
  const { status, literal, ...texts } = failures[refusal.key]
  const message = refusal.detail ? `${texts[language]} (${refusal.detail})` : texts[language]
  return {
    status,
    body: {
      code: 1,
      data: literal ?? message,
      message,
      error_key: refusal.key,
      ...(refusal.resetsAt !== undefined && { resets_at: refusal.resetsAt }),
    },
    retryAfter: refusal.retryAfter,
  }
}

function frameworkKey(error: unknown): ErrorKey {
  const { code, statusCode } = error as Partial<FastifyError>
  if (code && FRAMEWORK[code]) return FRAMEWORK[code]
  return statusCode && statusCode >= 400 && statusCode < 500 ? 'error.badRequest' : 'error.internal'
}

export function sendFailure(reply: FastifyReply, failure: FailureReply): FastifyReply {
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfter))
  return reply
    .code(failure.status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .serializer((body: unknown) => JSON.stringify(body))
    .send(failure.body)
}
