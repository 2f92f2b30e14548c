import { readdirSync, readFileSync } from 'node:fs'
import type { LookupFunction } from 'node:net'
import { fileURLToPath } from 'node:url'
import { listenOnLoopback, pdf } from '@coinquiry/server/testing'
import type { FoundPage } from '../../fakes/fake-search.ts'
import { openedAt } from './opened-text.ts'

const directory = fileURLToPath(new URL('web/', import.meta.url))

/** A page as it was recorded. */
interface RecordedPage extends Omit<FoundPage, 'url'> {
  readonly type: string
  readonly body: string | Buffer
  /** What people read of it: a PDF by its pages, HTML as one. */
  readonly texts: readonly string[]
}

export interface RecordedWeb extends AsyncDisposable {
  /** What a search says of a page, by `host/name`; throws for one that was not recorded. */
  found(name: string): FoundPage
  /** The part of its page that a link opens; '' where it opens none. */
  openedAt(url: string): string
  /** Pages that were asked for, as `host/name`. */
  readonly asked: ReadonlySet<string>
}

/** The recorded pages on loopback; each host has a name of its own. */
export async function startRecordedWeb(): Promise<RecordedWeb> {
  const pages = recordedPages()
  const asked = new Set<string>()
  const site = await listenOnLoopback((request, response) => {
    const name = nameOf(`http://${request.headers.host}${request.url}`)
    if (!name.endsWith('/robots.txt')) asked.add(name)
    const page = pages.get(name)
    if (page) response.writeHead(200, { 'content-type': page.type }).end(page.body)
    else response.writeHead(404).end()
  })
  const { port } = new URL(site.address)
  const page = (name: string) => {
    const recorded = pages.get(name)
    if (!recorded) throw new Error(`No page is recorded as ${name}`)
    return recorded
  }
  return {
    asked,
    found(name) {
      const { title, text, publishedDate } = page(name)
      const [host, path] = name.split('/')
      return { title, text, publishedDate, url: `http://${host}.example:${port}/${path}` }
    },
    openedAt: (url) => openedAt(url, page(nameOf(url)).texts),
    [Symbol.asyncDispose]: () => site[Symbol.asyncDispose](),
  }
}

const lookup: LookupFunction = (_name, _options, done) =>
  done(null, [{ address: '127.0.0.1', family: 4 }])
/** The rule by which these pages may be read. */
export const THIS_MACHINE = {
  ...{ lookup, allowsPort: () => true },
  allowsAddress: (address: string) => address === '127.0.0.1',
}

function nameOf(url: string): string {
  const { hostname, pathname } = new URL(url)
  return hostname.replace(/\.example$/, '') + pathname
}

function recordedPages(): ReadonlyMap<string, RecordedPage> {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  return new Map(
    files
      .filter((file) => /\.(?:html|pdf\.txt)$/.test(file))
      .map((file) => {
        const body = readFileSync(`${directory}${file}`, 'utf8')
        const name = file.replace(/\.(?:html|txt)$/, '')
        return [name, file.endsWith('.html') ? htmlPage(body) : pdfPage(body)] as const
      }),
  )
}

function htmlPage(body: string): RecordedPage {
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(body) ?? []
  const [, text = ''] = /<meta name="description" content="([^"]*)"/.exec(body) ?? []
  const [, publishedDate] = /property="article:published_time" content="([^"]*)"/.exec(body) ?? []
  const [, visible = ''] = /<body[^>]*>([\s\S]*)<\/body>/.exec(body) ?? []
  const texts = [
    visible
      .replace(/<script[\s\S]*?<\/script>/g, '')
      .replace(/<\/?(?:a|b|em|i|span|strong)\b[^>]*>/g, '')
      .replace(/<[^>]*>/g, ' '),
  ]
  return { title, text, publishedDate, type: 'text/html; charset=utf-8', body, texts }
}

/** Its first line is what a search shows; lines of `---` part the pages. */
function pdfPage(recorded: string): RecordedPage {
  const [head = '', ...rest] = recorded.trim().split('\n')
  const [title = '', publishedDate, text = ''] = head.split(' | ')
  const pages = rest
    .join('\n')
    .split('\n---\n')
    .map((page) => page.trim().split('\n'))
  const texts = pages.map((lines) => lines.join(' '))
  return { title, text, publishedDate, type: 'application/pdf', body: pdf(pages), texts }
}
