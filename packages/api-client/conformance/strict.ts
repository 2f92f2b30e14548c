import type { DeclaredReply, Operation } from './contract.ts'
import { type Failure, failureFault } from './error-keys.ts'
import type { Compile } from './schemas.ts'

/** A reply as it came. */
export interface RawReply {
  readonly status: number
  readonly headers: Headers
  readonly bytes: Uint8Array
}

export interface Reply {
  readonly status: number
  readonly headers: Headers
  /** Without parameters; '' where there is no body. */
  readonly mediaType: string
  /** JSON as its value, text as a string, anything else as bytes. */
  readonly body: unknown
}

/** Holds a reply against the contract: status, media type, headers and body. Throws at a fault. */
export type StrictReader = (operation: Operation, reply: RawReply) => Reply

export function strictReader(compile: Compile): StrictReader {
  return (operation, { status, headers, bytes }) => {
    const what = `${operation.id}: the reply ${status}`
    const declared = operation.responses[String(status)]
    if (!declared) throw new Error(`${what} is not declared: ${new TextDecoder().decode(bytes)}`)
    const mediaType = mediaTypeOf(headers)
    checkHeaders(declared, { status, headers, mediaType }, compile, what)
    const media = declared.content?.[mediaType]
    if (!declared.content) {
      if (bytes.length > 0) throw new Error(`${what} has a body, but none is declared`)
      return { status, headers, mediaType, body: undefined }
    }
    if (!media) throw new Error(`${what} is ${mediaType || 'of no type'}, which is not declared`)
    const body = bodyOf(mediaType, bytes, what)
    if (!(body instanceof Uint8Array)) compile(media.schema)(body, what)
    if (isFailure(body)) {
      const fault = failureFault(body)
      if (fault) throw new Error(`${what}: ${fault}`)
    }
    return { status, headers, mediaType, body }
  }
}

function checkHeaders(
  declared: DeclaredReply,
  { status, headers, mediaType }: Omit<Reply, 'body'>,
  compile: Compile,
  what: string,
) {
  // A file that is refused with status 200 has no name.
  const mayLack = status === 200 && isShown(mediaType)
  for (const [name, { required, schema }] of Object.entries(declared.headers ?? {})) {
    const value = headers.get(name)
    if (value === null && required && !mayLack) throw new Error(`${what} lacks ${name}`)
    const read = schema.type === 'integer' ? Number(value) : value
    if (value !== null) compile(schema)(read, `${what}, ${name},`)
  }
  const setsCookies = isShown(mediaType) && headers.has('set-cookie')
  if (setsCookies && !declared.headers?.['Set-Cookie']) {
    throw new Error(`${what} sets a cookie, which is not declared`)
  }
}

export function mediaTypeOf(headers: Headers): string {
  return (headers.get('content-type') ?? '').split(';')[0]?.trim().toLowerCase() ?? ''
}

export function isFailure(body: unknown): body is Failure {
  return typeof body === 'object' && body !== null && 'code' in body && body.code === 1
}

/** What is there to be read by a program or a person, not to be kept. */
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
