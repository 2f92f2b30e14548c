import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal.ts'
import type { Operation } from './load.ts'
import { type Compiler, describeFault } from './schemas.ts'

const FORM = 'application/x-www-form-urlencoded'
const UPLOAD = 'multipart/form-data'
const UPLOAD_MAX_BYTES = 5 * 1024 * 1024

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
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      request.sentBody = text
      return parseJson(request.sentBody)
    },
  )
  app.addContentTypeParser(
    FORM,
    { parseAs: 'string' },
    async (request: FastifyRequest, text: string) => {
      request.sentBody = text
      return Object.fromEntries(new URLSearchParams(request.sentBody))
    },
  )
  await app.register(multipart, {
    limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 10, parts: 20 },
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

/** Refuses a body of a type that the operation does not take. */
export function assertMediaType({ headers }: FastifyRequest, { body }: Operation) {
  const sends = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
  const taken = body ? Object.keys(body.content) : ['application/json']
  const [type = ''] = (headers['content-type'] ?? '').split(';')
  if (sends && !taken.includes(type.trim().toLowerCase())) {
    throw refuse('error.unsupportedMediaType')
  }
}

/** Reads the files of an upload, by the name of their field; null where nothing is uploaded. */
export function uploadReader({ body }: Operation, compiler: Compiler) {
  const schema = body?.content[UPLOAD]?.schema
  if (!schema) return null
  const validate = compiler.literal(schema)

  return async (request: FastifyRequest): Promise<Readonly<Record<string, Uint8Array>>> => {
    const files: Record<string, Uint8Array> = {}
    try {
      for await (const part of request.files()) files[part.fieldname] = await part.toBuffer()
    } catch (error) {
      throw isOurs(error) ? error : refuse('error.badRequest', { detail: 'the form is broken' })
    }
    // The contract writes the bytes of a file as a text; which ones are there is all it can tell.
    const named = Object.fromEntries(Object.keys(files).map((name) => [name, '']))
    if (validate(named)) return files
    throw refuse('error.badRequest', { detail: describeFault('body', validate.errors?.[0]) })
  }
}

/** The limits of the upload, as against what is wrong with its text. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && 'statusCode' in error
}
