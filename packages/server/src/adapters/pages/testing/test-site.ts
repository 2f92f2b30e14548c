import { once } from 'node:events'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WebPageFailure } from '../../../ports/web-pages.ts'
import { type LoopbackServer, listenOnLoopback } from '../../../testing/loopback-server.ts'
import type { AddressRule } from '../page-rules.ts'
import { PageWorker } from '../page-worker.ts'
import { isPublicAddress } from '../public-address.ts'
import { createWebPages, type PageOptions, type PageSettings } from '../web-pages.ts'

export type Serve = (response: ServerResponse, request: IncomingMessage) => unknown

export interface TestSite extends LoopbackServer {
  /** The paths that were asked for, with those of robots.txt. */
  readonly paths: readonly string[]
  readonly requests: readonly IncomingMessage[]
  /** How often somebody connected. */
  readonly connections: number
}

/** A site on this machine; what it doesn't have is answered with 404. */
export async function startSite(routes: Readonly<Record<string, Serve>>): Promise<TestSite> {
  const requests: IncomingMessage[] = []
  const sockets = new Set<unknown>()
  const server = await listenOnLoopback(async (request, response) => {
    requests.push(request)
    sockets.add(request.socket)
    const serve = routes[new URL(request.url ?? '', 'http://site').pathname]
    if (serve) await serve(response, request)
    else response.writeHead(404).end()
  })
  return {
    ...server,
    requests,
    get paths() {
      return requests.map(({ url = '' }) => url)
    },
    get connections() {
      return sockets.size
    },
  }
}

export const html =
  (body: string | Buffer, headers: Readonly<Record<string, string>> = {}): Serve =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/html', ...headers }).end(body)

export const redirect =
  (location: string): Serve =>
  (response) =>
    response.writeHead(302, { location }).end()

/** Sends the same for as long as somebody listens. */
export const endless =
  (piece: string | Buffer, headers: Readonly<Record<string, string>> = {}): Serve =>
  async (response) => {
    response.writeHead(200, { 'content-type': 'text/html', ...headers })
    while (!response.destroyed) {
      if (response.write(piece)) await new Promise((resolve) => setImmediate(resolve))
      else await Promise.race([once(response, 'drain'), once(response, 'close')])
    }
  }

/** This machine counts as public at one of its addresses, on every port. */
export const THIS_MACHINE: AddressRule = {
  allowsAddress: (address) => address === '127.0.0.1' || isPublicAddress(address),
  allowsPort: () => true,
}

export const ALL_HOSTS: PageSettings = { PAGE_HOSTS_ALLOWED: [], PAGE_HOSTS_DENIED: [] }

export const { signal } = new AbortController()

/** One for all that do not end it: to start another takes longer than most pages. */
const worker = new PageWorker()

export const pagesHere = (options: PageOptions = {}, settings: Partial<PageSettings> = {}) =>
  createWebPages({ ...ALL_HOSTS, ...settings }, { addresses: THIS_MACHINE, worker, ...options })

/** What a page says, or the kind of failure for which it was not read. */
export async function outcomeOf(address: string, pages = pagesHere()): Promise<string> {
  try {
    return (await pages.read(address, signal)).blocks.map(({ text }) => text).join('\n')
  } catch (error) {
    return (error as WebPageFailure).kind ?? String(error)
  }
}
