import { listenOnLoopback } from '@coinquiry/server/testing'

export interface FakePages extends AsyncDisposable {
  /** The address of a page at a site, such as `www.sec.gov/news`; every name is served here. */
  at(place: string): string
  /** Has a page say this from now on, in paragraphs. */
  write(place: string, title: string, ...paragraphs: readonly string[]): void
  /** The pages that were asked for, without their robots.txt. */
  readonly asked: readonly string[]
}

/** Pages of the web on loopback, for a server that reads such. */
export async function startFakePages(): Promise<FakePages> {
  const pages = new Map<string, string>()
  const asked: string[] = []
  const server = await listenOnLoopback(({ headers, url = '' }, response) => {
    const place = `${headers.host?.replace(/:\d+$/, '')}${url}`
    if (!url.endsWith('/robots.txt')) asked.push(place)
    const page = pages.get(place)
    const status = page === undefined ? 404 : 200
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(page)
  })
  const { port } = new URL(server.address)
  return {
    at: (place) => `http://${place.replace('/', `:${port}/`)}`,
    write(place, title, ...paragraphs) {
      const text = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')
      const article = `<article><h1>${title}</h1>${text}</article>`
      pages.set(place, `<!doctype html><title>${title}</title><main>${article}</main>`)
    },
    asked,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
