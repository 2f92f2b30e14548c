import assert from 'node:assert/strict'
import { type DeclaredResponse, mediaTypeOf, type Operation } from '../src/contract/contract.ts'
import { check, type Failure, failureFault } from './contract.ts'

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Without parameters; '' where there is no body. */
  readonly mediaType: string
  /** JSON as its value, text as a string, anything else as bytes. */
  readonly body: unknown
}

/** Holds a reply against the contract: status, media type, headers and body. Throws at a fault. */
export function readReply(
  operation: Operation,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  bytes: Uint8Array,
): Reply {
  const what = `${operation.id}: the reply ${status}`
  const declared = operation.responses[String(status)]
  if (!declared) throw new Error(`${what} is not declared: ${new TextDecoder().decode(bytes)}`)
  const mediaType = mediaTypeOf(headers.get('content-type'))
  checkHeaders(declared, { headers, mediaType }, what)
  const media = declared.content?.[mediaType]
  if (!declared.content) {
    if (bytes.length > 0) throw new Error(`${what} has a body, but none is declared`)
    return { status, headers, mediaType, body: undefined }
  }
  if (!media) throw new Error(`${what} is ${mediaType || 'of no type'}, which is not declared`)
  const body = bodyOf(mediaType, bytes, what)
  if (!(body instanceof Uint8Array)) check(media.schema, body, what)
  if (isFailure(body)) {
    const fault = failureFault(body)
    if (fault) throw new Error(`${what}: ${fault}`)
  }
  return { status, headers, mediaType, body }
}

function checkHeaders(
  declared: DeclaredResponse,
  { headers, mediaType }: Pick<Reply, 'headers' | 'mediaType'>,
  what: string,
) {
  for (const [name, { required, schema }] of Object.entries(declared.headers ?? {})) {
    const value = headers.get(name)
    // Only a file has a name: it may be refused with status 200.
    const isNeeded = required || (name === 'Content-Disposition' && !isShown(mediaType))
    if (value === null && isNeeded) throw new Error(`${what} lacks ${name}`)
    const read = schema.type === 'integer' ? Number(value) : value
    if (value !== null) check(schema, read, `${what}, ${name},`)
  }
  const setsCookies = isShown(mediaType) && headers.has('set-cookie')
  if (setsCookies && !declared.headers?.['Set-Cookie']) {
    throw new Error(`${what} sets a cookie, which is not declared`)
  }
}

function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1
}

/** Whether a reply is shown rather than saved as a file. */
const isShown = (mediaType: string) => ['application/json', 'text/html'].includes(mediaType)

function bodyOf(mediaType: string, bytes: Uint8Array, what: string): unknown {
  if (mediaType !== 'application/json' && !mediaType.startsWith('text/')) return bytes
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (mediaType !== 'application/json') return text
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${what} is not JSON: ${text}`)
  }
}

const NAME = 'coinquiry_navigation'
const PATHS = ['/api/v1/topics/download', '/api/v1/auth/login/bind_twitter']

/** Throws unless both navigation cookies are set, or cleared, as the contract says. */
export function checkNavigationCookies(headers: Headers, expected: 'set' | 'cleared'): void {
  const cookies = headers.getSetCookie().filter((cookie) => cookie.startsWith(`${NAME}=`))
  assert.deepEqual(cookies.map((cookie) => attribute(cookie, 'path')).sort(), [...PATHS].sort())
  for (const cookie of cookies) {
    assert.notEqual(attribute(cookie, 'httponly'), null, cookie)
    assert.equal(attribute(cookie, 'samesite')?.toLowerCase(), 'lax', cookie)
    assert.equal(Number(attribute(cookie, 'max-age')) > 0, expected === 'set', cookie)
  }
}

/** The value of an attribute, '' for one without, null for one that is not there. */
function attribute(cookie: string, name: string): string | null {
  const found = new RegExp(`;\\s*${name}(?:=([^;]*))?(?:;|$)`, 'i').exec(cookie)
  return found && (found[1] ?? '')
}
