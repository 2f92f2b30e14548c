import { attachment, type ErrorKey, errors, type Language } from '../../src/contract/contract.ts'
import { nextMidnight } from '../clock.ts'
import { hashed } from '../random.ts'
import type { AnyReply } from './context.ts'
import { setCookie } from './cookies.ts'

type CompleteReply = Exclude<AnyReply, { kind: 'stream' }>

const RETRY_SECONDS = '5'
const DAY_LIMITS: ReadonlySet<ErrorKey> = new Set([
  'error.topicLimit',
  'error.messageLimit',
  'error.tokenLimit',
  'error.serverTokenLimit',
])

/** Replies that are no stream, as the browser gets them; `known` is the version that it has already. */
export function responseOf(reply: CompleteReply, known: string | null): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (reply.kind === 'file') {
    headers.set('content-type', reply.mediaType)
    if (reply.name !== null) headers.set('content-disposition', attachment(reply.name))
    return new Response(new Uint8Array(reply.content), { headers })
  }
  for (const cookie of reply.cookies ?? []) headers.append('set-cookie', setCookie(cookie))
  if (reply.kind === 'json') {
    if (reply.isKept) {
      const etag = `W/"${(hashed(JSON.stringify(reply.body)) >>> 0).toString(16)}"`
      headers.set('cache-control', 'no-cache')
      headers.set('etag', etag)
      if (known?.includes(etag)) return new Response(null, { status: 304, headers })
    }
    return Response.json(reply.body, { headers })
  }
  headers.set('location', reply.location)
  return new Response(null, { status: 303, headers })
}

interface RefusalOptions {
  readonly language: Language
  readonly now: number
  /** The statuses under which a page is sent. */
  readonly pages: readonly number[]
  /** Said after the contract's text. */
  readonly detail?: string | undefined
}

/** A refusal with the contract's text and what is wrong, as the server says it: JSON, or a page. */
export function refusalResponse(
  key: ErrorKey,
  { language, now, pages, detail }: RefusalOptions,
): Response {
  const { status, [language]: text } = errors[key]
  const message = detail === undefined ? text : `${text} (${detail})`
  const { data = message } = errors[key]
  const isLimit = DAY_LIMITS.has(key)
  const headers = new Headers({ 'cache-control': 'no-store' })
  if (status === 429 || status === 503) headers.set('retry-after', RETRY_SECONDS)
  if (pages.includes(status)) {
    headers.set('content-type', 'text/html; charset=utf-8')
    const head = `<!doctype html><html lang="${language}"><meta charset="utf-8">`
    return new Response(`${head}<title>${message}</title><p>${message}</p></html>`, {
      status,
      headers,
    })
  }
  const failure = { code: 1, data, message, error_key: key }
  const body = isLimit ? { ...failure, resets_at: nextMidnight(now) } : failure
  return Response.json(body, { status, headers })
}
