import { listenOnLoopback } from '@coinquiry/server/testing'

export interface FakePages extends AsyncDisposable {
  /** The address of a page at a site, such as `www.sec.gov/news`; every name is served here. */
  at(place: string): string
  /** Has a page say this from now on, in paragraphs. */
  write(place: string, title: string, ...paragraphs: readonly string[]): void
  /** Has a page wait with its answer until what this gives is called. */
  hold(place: string): () => void
  /** The pages that were asked for, without their robots.txt. */
  readonly asked: readonly string[]
  /** From now on each page: an error, or a connection that breaks off; null for as it should be. */
  fault: 500 | 'torn' | null
}

/** Pages of the web on loopback, for a server that reads such. */
export async function startFakePages(): Promise<FakePages> {
  const pages = new Map<string, string>()
  const held = new Map<string, Promise<void>>()
  const asked: string[] = []
  const fake: Pick<FakePages, 'fault'> = { fault: null }
  const server = await listenOnLoopback(async ({ headers, url = '' }, response) => {
    const place = `${headers.host?.replace(/:\d+$/, '')}${url}`
    const isPage = !url.endsWith('/robots.txt')
    if (isPage) asked.push(place)
    await held.get(place)
    if (isPage && fake.fault === 'torn') return response.destroy()
    if (isPage && fake.fault === 500) return response.writeHead(500).end('a private reason')
    const page = pages.get(place)
    const status = page === undefined ? 404 : 200
    return response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  const { port } = new URL(server.address)
  return Object.assign(fake, {
    at: (place: string) => `http://${place.replace('/', `:${port}/`)}`,
    write(place: string, title: string, ...paragraphs: readonly string[]) {
      const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
      const article = `<article><h1>${title}</h1>${text}</article>`
      pages.set(place, `<!doctype html><title>${title}</title><main>${article}</main>`)
    },
    hold(place: string) {
      const { promise, resolve } = Promise.withResolvers<void>()
      held.set(place, promise)
      return resolve
    },
    asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  })
}
