import { WebPageFailure } from '../../ports/web-pages.ts'
import { guardedRequest, type Reply } from './guarded-request.ts'
import { type AddressRule, type HostRule, pageUrl } from './page-rules.ts'

/** What may be asked for, and where. */
export interface Guard {
  readonly addresses: AddressRule
  readonly hosts: HostRule
}

export type PageType = 'html' | 'text' | 'pdf'

export interface FetchedPage {
  /** Where it was found in the end. */
  readonly url: string
  readonly type: PageType
  /** As its sender declares it. */
  readonly charset: string | null
  readonly body: Buffer
}

const MOST_REDIRECTS = 5
const MOST_BYTES = 2_000_000

const TYPES: Readonly<Record<string, PageType>> = {
  'text/html': 'html',
  'application/xhtml+xml': 'html',
  'text/plain': 'text',
  'text/markdown': 'text',
  'application/pdf': 'pdf',
}

/** Asks for a page. `mayRead` is asked of each address on the way to it, and throws its refusal. */
export function fetchPage(
  address: string,
  guard: Guard,
  mayRead: (url: URL) => Promise<void>,
  signal: AbortSignal,
): Promise<FetchedPage> {
  return follow(pageUrl(address, guard.hosts), guard, readPage, signal, mayRead)
}

/** What `read` makes of the reply at the end of all redirects, each of which has to pass the guard. */
export async function follow<T>(
  url: URL,
  { addresses, hosts }: Guard,
  read: (reply: Reply, url: URL) => Promise<T>,
  signal: AbortSignal,
  before: (url: URL) => Promise<void> = async () => undefined,
): Promise<T> {
  let at = url
  for (let redirects = 0; redirects <= MOST_REDIRECTS; redirects += 1) {
    await before(at)
    const use = async (reply: Reply) => {
      const next = leadsTo(reply, at)
      return next === null ? { found: await read(reply, at) } : { next }
    }
    const step = await guardedRequest(at, addresses, use, signal)
    if ('found' in step) return step.found
    at = pageUrl(step.next, hosts)
  }
  throw new WebPageFailure('unreachable', `${url.host} leads from one address to the next`)
}

function leadsTo({ status, headers: { location } }: Reply, from: URL): string | null {
  if (status < 300 || status > 399 || !location) return null
  return URL.canParse(location, from.href) ? new URL(location, from).href : location
}

async function readPage(reply: Reply, { href, host }: URL): Promise<FetchedPage> {
  const { status, headers } = reply
  if (status === 404 || status === 410)
    throw new WebPageFailure('missing', `${host} answered ${status}`)
  if (status < 200 || status > 299)
    throw new WebPageFailure('unreachable', `${host} answered ${status}`)
  const [, name = '', parameters = ''] =
    /^\s*([^\s;]*)(.*)$/s.exec(headers['content-type'] ?? '') ?? []
  const type = TYPES[name.toLowerCase()]
  if (!type) throw new WebPageFailure('type', `${host} answers neither text nor a PDF`)
  const [, charset = null] = /charset\s*=\s*"?([^\s;"]+)/i.exec(parameters) ?? []
  return { url: href, type, charset, body: await reply.body(MOST_BYTES) }
}
