import type { WebResult } from '../../ports/web-search.ts'
import { plainText } from '../http/plain-text.ts'

/** A result as some provider has it. */
export interface FoundPage {
  readonly title?: string | null | undefined
  readonly url: string
  readonly text?: string | null | undefined
  readonly published?: string | null | undefined
}

const TITLE = 200
const EXCERPT = 600
const ADDRESS = 2000

/** Those that lead to a page, cleaned, each page once, `limit` at most. */
export function webResults(pages: readonly FoundPage[], limit: number): WebResult[] {
  const results = new Map<string, WebResult>()
  for (const { title, url, text, published } of pages) {
    const page = pageAddress(url)
    if (!page) continue
    const address = strict(page)
    if (results.has(address)) continue
    results.set(address, {
      title: plainText(title ?? '', TITLE) || page.host,
      url: address,
      excerpt: plainText(text ?? '', EXCERPT),
      published: isoDate(published),
    })
    if (results.size === limit) break
  }
  return [...results.values()]
}

/** Only what a browser may open; a name or password in it would mislead about where it leads. */
function pageAddress(text: string): URL | null {
  if (text.length > ADDRESS || !URL.canParse(text)) return null
  const url = new URL(text)
  const leadsToPage = url.protocol === 'http:' || url.protocol === 'https:'
  return leadsToPage && !url.username && !url.password ? url : null
}

/** Browsers put up with more in an address than the standard of addresses allows. */
function strict({ origin, pathname, search, hash }: URL): string {
  const fragment = hash && `#${escaped(hash.slice(1))}`
  return origin + escaped(pathname) + escaped(search) + fragment
}

function escaped(text: string): string {
  return text
    .replace(/%(?![\da-f]{2})/gi, '%25')
    .replace(/[^\w\-.~!$&'()*+,;=:@/?%]/g, (character) => encodeURIComponent(character))
}

function isoDate(text: string | null | undefined): string | null {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? null : new Date(time).toISOString().slice(0, 10)
}
