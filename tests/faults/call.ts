import type { ServerProcess } from '../fakes/server-process.ts'

export interface RawRequest {
  readonly method?: string
  readonly token?: string | undefined
  readonly language?: 'zh' | 'en'
  readonly type?: string
  /** A text is sent as it is, anything else as JSON. */
  readonly body?: unknown
}

export interface RawReply {
  readonly status: number
  readonly headers: Headers
  readonly body: unknown
}

/** A request as no well-behaved client would send it. */
export async function call(
  { api }: Pick<ServerProcess, 'api'>,
  path: string,
  { method = 'POST', token, language = 'en', type = 'application/json', body }: RawRequest = {},
): Promise<RawReply> {
  const response = await fetch(api + path, {
    method,
    headers: {
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': type }),
    },
    body: typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body),
  })
  return {
    status: response.status,
    headers: response.headers,
    body: response.headers.get('content-type')?.startsWith('application/json')
      ? await response.json()
      : await response.text(),
  }
}
