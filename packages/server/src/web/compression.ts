import { promisify } from 'node:util'
import { brotliCompress, constants, gzip, type InputType } from 'node:zlib'
import type { FastifyInstance, FastifyReply } from 'fastify'

/** In bytes: less fits into one packet anyway. */
const SMALLEST = 1024
const TEXT = /^(?:application\/(?:json|javascript|yaml)|text\/(?!event-stream))/
/** A low quality, because replies are compressed anew each time. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 4 }

const compress = {
  br: (content: InputType) => promisify(brotliCompress)(content, { params }),
  gzip: (content: InputType) => promisify(gzip)(content),
}
type Encoding = keyof typeof compress

/**
 * Compresses texts that are sent as a whole. What is streamed is left alone: files have been
 * compressed at the build, and an event must not wait. Replies of `/auth` never are: beside a
 * token, the length of what was compressed with it would tell something.
 */
export async function compression(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload: unknown, done) => {
    if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return done(null, payload)
    if (!isCompressible(reply) || request.url.startsWith('/api/v1/auth/'))
      return done(null, payload)
    const others = reply.getHeader('vary')
    reply.header('vary', others === undefined ? 'accept-encoding' : `${others}, accept-encoding`)
    const encoding = bestOf(request.headers['accept-encoding'])
    if (!encoding || Buffer.byteLength(payload) < SMALLEST) return done(null, payload)
    reply.header('content-encoding', encoding).removeHeader('content-length')
    compressed(payload, encoding).then((content) => done(null, content), done)
  })
}

/** By content, where the same one is sent many times. */
const known = {
  br: new WeakMap<Uint8Array, Promise<Buffer>>(),
  gzip: new WeakMap<Uint8Array, Promise<Buffer>>(),
}

function compressed(payload: string | Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (typeof payload === 'string') return compress[encoding](payload)
  const content = known[encoding].get(payload) ?? compress[encoding](payload)
  known[encoding].set(payload, content)
  return content
}

function isCompressible(reply: FastifyReply): boolean {
  return !reply.hasHeader('content-encoding') && TEXT.test(String(reply.getHeader('content-type')))
}

/** What the client takes, brotli rather than gzip. */
function bestOf(accepted: string | string[] | undefined): Encoding | null {
  const names = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
    .filter(([, weight]) => !/^q=0(?:\.0*)?$/.test(weight ?? ''))
    .map(([name]) => name)
  if (names.includes('br')) return 'br'
  return names.includes('gzip') ? 'gzip' : null
}
