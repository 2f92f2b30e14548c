import type { Env } from '../../env.ts'
import { type WebPage, WebPageFailure, type WebPages } from '../../ports/web-pages.ts'
import { plainText } from '../http/plain-text.ts'
import { Recent } from '../http/recent.ts'
import { Slots } from '../slots.ts'
import type { Extracted } from './extract/extracted.ts'
import { fetchPage } from './fetch-page.ts'
import { type AddressRule, pageUrl } from './page-rules.ts'
import { PageWorker } from './page-worker.ts'
import { isPublicAddress } from './public-address.ts'
import { Robots } from './robots.ts'

export type PageSettings = Pick<Env, 'PAGE_HOSTS_ALLOWED' | 'PAGE_HOSTS_DENIED'>

export interface PageOptions {
  /** For tests alone, whose pages are on this machine. */
  readonly addresses?: AddressRule
  /** How long the way to a page may take, redirects and robots.txt included. */
  readonly fetchMs?: number
  /** How long a page waits for its turn. */
  readonly waitMs?: number
  /** Makes text of pages; one of its own unless it is given. */
  readonly worker?: PageWorker
}

const PUBLIC: AddressRule = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === 80 || port === 443,
}

const FETCH_MS = 10_000
/** So many pages are in memory at once, of at most 2 MB each. */
const AT_ONCE = 16
const WAIT_MS = 10_000
const REMEMBERED_MS = 300_000
const MOST_REMEMBERED = 50
const MOST_CHARACTERS = 100_000

/** Reads pages of the public web alone, and remembers them for a while. */
export function createWebPages(
  { PAGE_HOSTS_ALLOWED, PAGE_HOSTS_DENIED }: PageSettings,
  {
    addresses = PUBLIC,
    fetchMs = FETCH_MS,
    waitMs = WAIT_MS,
    worker = new PageWorker(),
  }: PageOptions = {},
): WebPages {
  const hosts = { allowed: PAGE_HOSTS_ALLOWED, denied: PAGE_HOSTS_DENIED }
  const guard = { addresses, hosts }
  const robots = new Robots(guard, (text, url, signal) => worker.judge(text, url, signal))
  const slots = new Slots(AT_ONCE)
  const recent = new Recent<WebPage>(REMEMBERED_MS, MOST_REMEMBERED)

  async function fetched(url: URL, signal: AbortSignal) {
    const late = AbortSignal.timeout(fetchMs)
    const either = AbortSignal.any([signal, late])
    try {
      return await fetchPage(url.href, guard, (at) => robots.mayRead(at, either), either)
    } catch (error) {
      if (signal.aborted) throw signal.reason
      if (error instanceof WebPageFailure) throw error
      if (late.aborted)
        throw new WebPageFailure('late', `${url.host} did not answer within ${fetchMs} ms`)
      throw new WebPageFailure('unreachable', `${url.host} cannot be reached${codeOf(error)}`)
    }
  }

  async function find(url: URL, signal: AbortSignal): Promise<WebPage> {
    const patience = AbortSignal.timeout(waitMs)
    try {
      return await slots.run(
        async () => cleaned(await worker.extract(await fetched(url, signal), signal)),
        AbortSignal.any([signal, patience]),
      )
    } catch (error) {
      if (error !== patience.reason || signal.aborted) throw error
      throw new WebPageFailure('busy', 'Too many pages are being read')
    }
  }

  return {
    async read(address, signal) {
      const url = pageUrl(address, hosts)
      return recent.get(url.href, (shared) => find(url, shared), signal)
    },
  }
}

function cleaned({ title, blocks, published, author, site }: Extracted): WebPage {
  let left = MOST_CHARACTERS
  const kept = blocks.flatMap(({ text, page }) => {
    const clean = plainText(text, Math.min(left, 10_000))
    left -= clean.length
    return clean && left >= 0 ? [{ text: clean, page }] : []
  })
  const name = (text: string | null) => plainText(text ?? '', 200) || null
  const time = Date.parse(published ?? '')
  return {
    title: name(title) ?? '',
    blocks: kept,
    published: Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10),
    author: name(author),
    site: name(site),
  }
}

/** The system's error code, such as ECONNREFUSED. */
function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' ? ` (${code})` : ''
}
