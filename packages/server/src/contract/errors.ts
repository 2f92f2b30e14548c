import { type ErrorKey, errors } from '@coinquiry/api-client/contract'
import type { FastifyError, FastifyReply } from 'fastify'
import { Refusal } from '../domain/refusal.ts'
import type { Language } from '../ports.ts'
import { plainPage } from './plain-page.ts'

/** Fastify's own refusals, before a handler is reached. */
const FRAMEWORK: Readonly<Record<string, ErrorKey>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'error.payloadTooLarge',
  FST_REQ_FILE_TOO_LARGE: 'error.payloadTooLarge',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'error.unsupportedMediaType',
}

export type FailureReply = ReturnType<typeof failureOf>

/** Any thrown value as the contract's failure; anything but a refusal is a defect. */
export function failureOf(error: unknown, language: Language) {
  const refusal = error instanceof Refusal ? error : new Refusal(frameworkKey(error))
  const { status, data, ...texts } = errors[refusal.key]
  const message = refusal.detail ? `${texts[language]} (${refusal.detail})` : texts[language]
  return {
    status,
    body: {
      code: 1,
      data: data ?? message,
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

/** Whether the client closed its connection before its stream began, which is no defect. */
export function isClientGone(error: unknown, { raw }: FastifyReply): boolean {
  const { code } = error as Partial<FastifyError>
  return raw.destroyed && code === 'ERR_STREAM_PREMATURE_CLOSE'
}

/** As JSON, or as the given page. */
export function sendFailure(
  reply: FastifyReply,
  failure: FailureReply,
  page: string | null = null,
): FastifyReply {
  reply.request.errorKey = failure.body.error_key
  if (failure.retryAfter !== undefined) reply.header('retry-after', Math.ceil(failure.retryAfter))
  reply.code(failure.status).header('cache-control', 'no-store')
  if (page !== null) return reply.type('text/html; charset=utf-8').send(page)
  return reply.type('application/json; charset=utf-8').send(failure.body)
}

const HOME: Readonly<Record<Language, string>> = { zh: '返回首页', en: 'Back to home' }

/** A refusal as a page, for a browser that navigates. */
export function refusalPage({ body }: FailureReply, language: Language): string {
  return plainPage(language, body.message, `<p><a href="/">${HOME[language]}</a></p>`)
}
