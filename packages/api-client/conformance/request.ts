import type { Operation } from '../src/contract/contract.ts'

export interface Credentials {
  /** Where the paths of the contract begin, for example `https://example.org/api/v1`. */
  readonly api: string
  readonly token?: string | undefined
}

/** A request by the names of the contract; nothing in it is checked, for bad ones are sent as well. */
export interface CallRequest {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string | number | undefined>>
  /** Sent as JSON. */
  readonly body?: unknown
  /** Sent as it is, with the content type beside it. */
  readonly sent?: {
    readonly type: string | null
    readonly content: string | Uint8Array<ArrayBuffer>
  }
  readonly form?: FormData | URLSearchParams
  /** Another token than that of the caller; null for none. */
  readonly token?: string | null
  readonly cookie?: string
  readonly accept?: string
  readonly language?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** What to give to `fetch`. */
export function requestOf(
  operation: Operation,
  credentials: Credentials,
  request: CallRequest,
): [url: string, init: RequestInit] {
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(request.path?.[name] ?? ''),
  )
  const query = Object.entries(request.query ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as const],
  )
  const search = query.length > 0 ? `?${new URLSearchParams(Object.fromEntries(query))}` : ''
  const { body, type } = contentOf(request)
  const token = request.token === undefined ? credentials.token : request.token
  return [
    credentials.api + path + search,
    {
      method: operation.method,
      redirect: 'manual',
      headers: {
        'accept-language': request.language ?? 'en',
        ...(type !== null && { 'content-type': type }),
        ...(typeof token === 'string' && { authorization: `Bearer ${token}` }),
        ...(request.cookie !== undefined && { cookie: request.cookie }),
        ...(request.accept !== undefined && { accept: request.accept }),
        ...request.headers,
      },
      ...(body !== undefined && { body }),
    },
  ]
}

/** Forms bring their own type; bytes have none but the one that is named. */
function contentOf({ body, sent, form }: CallRequest): {
  body?: NonNullable<RequestInit['body']>
  type: string | null
} {
  if (form) return { body: form, type: null }
  if (sent) return { body: bytesOf(sent.content), type: sent.type }
  return body === undefined
    ? { type: null }
    : { body: JSON.stringify(body), type: 'application/json' }
}

const bytesOf = (content: string | Uint8Array<ArrayBuffer>) =>
  typeof content === 'string' ? new TextEncoder().encode(content) : content
