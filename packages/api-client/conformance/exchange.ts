import { mediaTypeOf } from '../src/contract/contract.ts'

/** What was sent or answered, for people to read: tokens are shortened, long bodies cut. */
export interface ShownMessage {
  /** `POST http://…` or a status. */
  readonly line: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

export interface ShownExchange {
  readonly request: ShownMessage
  /** Null where nothing came back. */
  readonly reply: ShownMessage | null
}

/** A request of a case, and its reply as far as it was read. */
export class Exchange {
  readonly #url: string
  readonly #init: RequestInit
  #response: Response | null = null
  #body: () => string = () => ''

  constructor(url: string, init: RequestInit) {
    this.#url = url
    this.#init = init
  }

  answered(response: Response): void {
    this.#response = response
  }

  /** `text` is asked for when the exchange is shown: a stream is read bit by bit. */
  readAs(text: () => string): void {
    this.#body = text
  }

  /** The body as a whole, if it is text. */
  readBytes(bytes: Uint8Array): void {
    const type = mediaTypeOf(this.#response?.headers.get('content-type') ?? null)
    const isText = type === 'application/json' || type.startsWith('text/')
    this.#body = () => (isText ? new TextDecoder().decode(bytes) : bytesText(bytes))
  }

  shown(): ShownExchange {
    const { method = 'GET', headers, body } = this.#init
    const reply = this.#response && {
      line: String(this.#response.status),
      headers: headersOf(this.#response.headers),
      body: bodyText(this.#body()),
    }
    const sent = new Headers(headers)
    return {
      request: {
        line: `${method} ${this.#url}`,
        headers: headersOf(sent),
        body: bodyText(sentText(body)),
      },
      reply,
    }
  }
}

const LONGEST_BODY = 2000
const SHOWN_OF_SECRETS = 6

const shortened = (secret: string) =>
  secret.length > 2 * SHOWN_OF_SECRETS ? `${secret.slice(0, SHOWN_OF_SECRETS)}…` : secret

function bodyText(text: string): string {
  const safe = text.replaceAll(
    /("(?:\w*_)?token":\s*")([^"]+)/g,
    (_, name: string, secret: string) => name + shortened(secret),
  )
  return safe.length > LONGEST_BODY
    ? `${safe.slice(0, LONGEST_BODY)}… (${safe.length} characters)`
    : safe
}

function headersOf(headers: Headers): Record<string, string> {
  const shown = [...headers].map(([name, value]): [string, string] => {
    if (name === 'authorization') return [name, value.replace(/[^ ]+$/, shortened)]
    return name.endsWith('cookie')
      ? [name, value.replaceAll(/(?<==)[^;, ]+/g, shortened)]
      : [name, value]
  })
  return Object.fromEntries(shown)
}

function sentText(body: RequestInit['body']): string {
  if (body instanceof FormData) return `(a form with ${[...body.keys()].join(', ') || 'no field'})`
  if (body instanceof Uint8Array) return new TextDecoder().decode(body)
  return body === undefined || body === null ? '' : String(body)
}

const bytesText = (bytes: Uint8Array) => (bytes.length === 0 ? '' : `(${bytes.length} bytes)`)
