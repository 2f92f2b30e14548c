import { WebPageFailure } from '../../ports/web-pages.ts'
import { Recent } from '../http/recent.ts'
import { follow, type Guard } from './fetch-page.ts'
import type { Reply } from './guarded-request.ts'

/** Whether this robots.txt lets an address be read. */
export type Judge = (robots: string, url: string, signal: AbortSignal) => Promise<boolean>

const REMEMBERED_MS = 600_000
const MOST_REMEMBERED = 20
/** So much of it a reader has to understand, by RFC 9309. */
const MOST_BYTES = 512_000

/** What sites ask programs not to read. A site without robots.txt asks nothing. */
export class Robots {
  readonly #recent = new Recent<string>(REMEMBERED_MS, MOST_REMEMBERED)
  readonly #guard: Guard
  readonly #judge: Judge

  constructor(guard: Guard, judge: Judge) {
    this.#guard = guard
    this.#judge = judge
  }

  /** Throws a `WebPageFailure` when a page may not be read. */
  async mayRead(url: URL, signal: AbortSignal): Promise<void> {
    const find = (shared: AbortSignal) =>
      follow(new URL('/robots.txt', url), this.#guard, readRobots, shared).catch(unsaid)
    const robots = await this.#recent.get(url.origin, find, signal)
    const asksNothing = !/disallow/i.test(robots)
    if (asksNothing || (await this.#judge(robots, url.href, signal))) return
    throw new WebPageFailure('robots', `${url.host} asks programs not to read this page`)
  }
}

/** A site that fails to say what it asks is not read; one that says that there is nothing is. */
async function readRobots(reply: Reply, { host }: URL): Promise<string> {
  const { status } = reply
  if (status >= 400 && status <= 499) return ''
  if (status >= 200 && status <= 299) return (await reply.body(MOST_BYTES)).toString()
  throw new WebPageFailure('robots', `${host} answered ${status} when asked what may be read`)
}

function unsaid(error: unknown): never {
  const isLarge = error instanceof WebPageFailure && error.kind === 'large'
  throw isLarge ? new WebPageFailure('robots', `${error.message} of a robots.txt`) : error
}
