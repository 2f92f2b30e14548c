import { mediaTypeOf, type Operation } from '../../src/contract/contract.ts'
import { InvalidInput, type ReadInput } from '../../src/contract/validation.ts'
import { AVATAR_MAX_BYTES } from '../../src/limits.ts'
import { refuse } from './context.ts'

const JSON_TYPE = 'application/json'
const UPLOAD_TYPE = 'multipart/form-data'

/** What an operation is given, or the refusal that the contract has for it. */
export async function inputOf(
  request: Request,
  path: Readonly<Record<string, unknown>>,
  { body, bodyLimit }: Operation,
  read: ReadInput,
) {
  const query = new URL(request.url).searchParams
  const sent = {
    path: (name: string) => path[name],
    query: (name: string) => query.get(name) ?? undefined,
    header: (name: string) => request.headers.get(name) ?? undefined,
  }
  const taken = body ? Object.keys(body.content) : [JSON_TYPE]
  const content = await sentBody(request, taken, bodyLimit)
  try {
    return read({ value: (part, name) => sent[part](name), body: content })
  } catch (error) {
    if (!(error instanceof InvalidInput)) throw error
    const { key, detail } = error
    throw key === 'error.badRequest' ? refuse(key, detail) : refuse(key)
  }
}

/** The body of a request of one of the types that are taken; undefined when nothing was sent. */
async function sentBody(
  request: Request,
  taken: readonly string[],
  bodyLimit: number,
): Promise<unknown> {
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength === 0) return undefined
  const type = mediaTypeOf(request.headers.get('content-type'))
  if (!taken.includes(type)) throw refuse('error.unsupportedMediaType')
  if (type === UPLOAD_TYPE) return filesIn(request, bytes)
  if (bytes.byteLength > bodyLimit) throw refuse('error.payloadTooLarge')
  const text = new TextDecoder().decode(bytes)
  if (type !== JSON_TYPE) return Object.fromEntries(new URLSearchParams(text))
  try {
    return text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    throw refuse('error.badRequest', 'the body is not valid JSON')
  }
}

/** The files of an upload by the names of their fields, as bytes. */
async function filesIn({ headers }: Request, bytes: ArrayBuffer) {
  const type = headers.get('content-type') ?? ''
  const form = await new Response(bytes, { headers: { 'content-type': type } })
    .formData()
    .catch(() => {
      throw refuse('error.badRequest', 'the form is broken')
    })
  const files: Record<string, Uint8Array> = {}
  for (const [name, value] of form) {
    if (typeof value === 'string') continue
    if (value.size > AVATAR_MAX_BYTES) throw refuse('error.payloadTooLarge')
    files[name] = new Uint8Array(await value.arrayBuffer())
  }
  return files
}
