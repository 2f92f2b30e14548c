import { readFormPost } from '@coinquiry/server/testing'

interface Cookie {
  readonly name: string
  readonly value: string
  readonly path: string
  readonly sameSite: string
}

interface Request {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: URLSearchParams
}

export interface PageReply {
  readonly status: number
  /** Where the browser is sent; '' when it is to stay. */
  readonly location: string
  readonly text: string
}

/** What a browser does on its way to a provider and back: it keeps cookies, follows and posts forms. */
export class Browser {
  readonly #publicUrl: string
  readonly #address: string
  readonly #jar = new Map<string, Cookie>()

  /** `address` is where the server really listens that people know as `publicUrl`. */
  constructor(publicUrl: string, address: string) {
    this.#publicUrl = publicUrl
    this.#address = address
  }

  /** Opens one address, without following redirects. */
  open(url: string, headers: Readonly<Record<string, string>> = {}): Promise<PageReply> {
    return this.#send(url, { headers }, () => true)
  }

  /** Posts a form that is on a page of our own, or of another site. */
  post(url: string, fields: URLSearchParams, from: 'here' | 'elsewhere'): Promise<PageReply> {
    const isSent = ({ sameSite }: Cookie) => from === 'here' || sameSite === 'None'
    return this.#send(url, { method: 'POST', body: fields }, isSent)
  }

  /** Follows the server to the provider and consents; gives the request that would lead back. */
  async consent(begun: PageReply): Promise<WayBack> {
    const { location, text } = await this.open(begun.location)
    if (location) return { action: location, fields: null }
    return readFormPost(text)
  }

  comeBack({ action, fields }: WayBack): Promise<PageReply> {
    return fields ? this.post(action, fields, 'elsewhere') : this.open(action)
  }

  async #send(
    url: string,
    { headers = {}, ...init }: Request,
    isSent: (cookie: Cookie) => boolean,
  ): Promise<PageReply> {
    const { pathname } = new URL(url)
    const isOurs = url.startsWith(`${this.#publicUrl}/`)
    const cookies = [...this.#jar.values()].filter(
      (cookie) => isOurs && pathname.startsWith(cookie.path) && isSent(cookie),
    )
    const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
    const response = await fetch(isOurs ? this.#address + url.slice(this.#publicUrl.length) : url, {
      ...init,
      headers: { ...headers, cookie },
      redirect: 'manual',
    })
    if (isOurs) this.keep(response)
    const location = response.headers.get('location') ?? ''
    return { status: response.status, location, text: await response.text() }
  }

  /** Takes the cookies of a reply, as for the calls that the page makes. */
  keep({ headers }: Response) {
    for (const line of headers.getSetCookie()) {
      const [[name, value] = ['', ''], ...rest] = line.split('; ').map(nameAndValue)
      const attributes = new Map(rest)
      const path = attributes.get('Path') ?? '/'
      const sameSite = attributes.get('SameSite') ?? 'Lax'
      if (!attributes.has('HttpOnly')) throw new Error(`${name} can be read by scripts`)
      if (attributes.get('Max-Age') === '0') this.#jar.delete(name + path)
      else this.#jar.set(name + path, { name, value, path, sameSite })
    }
  }
}

/** An address, or a form that is posted to it. */
export interface WayBack {
  readonly action: string
  readonly fields: URLSearchParams | null
}

function nameAndValue(part: string): [string, string] {
  const [name = '', value = ''] = part.split('=')
  return [name, value]
}
