import type { IncomingMessage } from 'node:http'
import { mediaTypeOf, type Operation } from '@coinquiry/api-client/contract'
import { InvalidInput, type ReadInput } from '@coinquiry/api-client/contract/validation'
import { AVATAR_MAX_BYTES } from '@coinquiry/api-client/limits'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal.ts'

const FORM = 'application/x-www-form-urlencoded'
const UPLOAD = 'multipart/form-data'
/** Stands for a type that is not taken, where it is not known yet whether there is a body. */
const NOT_TAKEN = 'application/x-not-taken'
const DISCARD_MAX_BYTES = 32 * 1024 * 1024
const DISCARD_MAX_MS = 10_000

declare module 'fastify' {
  interface FastifyRequest {
    /** The body exactly as it was sent, of JSON and forms. */
    sentBody: string
  }
}

/** How the bodies of all operations are read. */
export async function bodyParsers(app: FastifyInstance) {
  app.decorateRequest('sentBody', '')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  const parse = (type: string, read: (text: string) => unknown) =>
    app.addContentTypeParser(
      type,
      { parseAs: 'string' },
      async (request: FastifyRequest, text: string) => {
        request.sentBody = text
        return read(text)
      },
    )
  parse('application/json', parseJson)
  parse(FORM, (text) => Object.fromEntries(new URLSearchParams(text)))
  app.addContentTypeParser(NOT_TAKEN, async (_request: FastifyRequest, sent: IncomingMessage) => {
    // The stream is left open: what is refused is read to its end before the reply.
    for await (const _ of sent.iterator({ destroyOnReturn: false }))
      throw refuse('error.unsupportedMediaType')
  })
  await app.register(multipart, {
    limits: { fileSize: AVATAR_MAX_BYTES, files: 1, fields: 10, parts: 20 },
  })
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    throw refuse('error.badRequest', { detail: 'the body is not valid JSON' })
  }
}

/** Refuses a body of a type that the operation does not take; that of a GET is never read. */
export function assertMediaType({ headers }: FastifyRequest, { method, body }: Operation) {
  if (method === 'GET') return
  const maySend = headers['transfer-encoding'] !== undefined
  const sends = Number(headers['content-length']) > 0
  // Fastify looks for a parser of the type, even if there is nothing to read.
  if (!maySend && !sends) delete headers['content-type']
  const taken = body ? Object.keys(body.content) : ['application/json']
  if (taken.includes(mediaTypeOf(headers['content-type']))) return
  if (sends) throw refuse('error.unsupportedMediaType')
  if (maySend) headers['content-type'] = NOT_TAKEN
}

/** What an operation is given, or the refusal of its first fault. */
export async function inputOf(request: FastifyRequest, { body }: Operation, read: ReadInput) {
  const sentBody = body?.content[UPLOAD] ? await filesOf(request) : request.body
  try {
    return read({ value: (part, name) => sentValue(request, part, name), body: sentBody })
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    const { key, detail } = error
    throw refuse(key, key === 'error.badRequest' ? { detail } : {})
  }
}

function sentValue(request: FastifyRequest, part: 'path' | 'query' | 'header', name: string) {
  if (part === 'header') return request.headers[name.toLowerCase()]
  const values = part === 'path' ? request.params : request.query
  return (values as Record<string, unknown>)[name]
}

/** The files of an upload, by the name of their field. */
async function filesOf(request: FastifyRequest): Promise<Readonly<Record<string, Uint8Array>>> {
  const files: Record<string, Uint8Array> = {}
  try {
    for await (const part of request.files()) files[part.fieldname] = await part.toBuffer()
  } catch (error) {
    throw isOverLimit(error) ? error : refuse('error.badRequest', { detail: 'the form is broken' })
  }
  return files
}

/** Whether Fastify refused the upload, and not the parser of its text. */
function isOverLimit(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error
}

/**
 * Reads on past a body that is refused, within limits: a client that is still sending would see
 * a broken connection instead of the refusal.
 */
export async function discardBody(request: IncomingMessage): Promise<void> {
  if (request.complete || request.readableEnded || request.destroyed) return
  request.unpipe()
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, DISCARD_MAX_MS)
  let read = 0
  request.on('data', (piece: Buffer) => {
    read += piece.length
    if (read > DISCARD_MAX_BYTES) resolve()
  })
  for (const end of ['end', 'close', 'error']) request.once(end, resolve)
  request.resume()
  await promise
  clearTimeout(timer)
}
