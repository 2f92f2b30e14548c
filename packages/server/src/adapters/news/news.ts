import { z } from 'zod'
import type { Env } from '../../env.ts'
import { DataFailure } from '../../ports/data-failure.ts'
import type { Headline, News } from '../../ports/news.ts'
import { DataClient, type ObserveRequest } from '../http/data-client.ts'
import { plainName } from '../http/plain-text.ts'
import { readFeed } from './read-feed.ts'

export type NewsSettings = Pick<Env, 'NEWS_FEEDS'>

const NEWS_MS = 300_000
const PER_MINUTE = 6
/** Feeds move; no key is sent with them. */
const REDIRECTS = 3
const DAY_MS = 86_400_000
const HEADERS = { accept: 'application/rss+xml, application/atom+xml, application/xml, text/xml' }

const text = z.string()
const feed = z.object({
  title: text,
  items: z.array(z.object({ title: text, summary: text, link: text, date: text })),
})

/** Headlines of the operator's feeds; null without any. */
export function createNews({ NEWS_FEEDS }: NewsSettings, observe?: ObserveRequest): News | null {
  const feeds = NEWS_FEEDS.map((address) => oneFeed(new URL(address), observe))
  if (feeds.length === 0) return null
  return {
    async headlines({ about, days, limit }, signal) {
      const read = await Promise.allSettled(feeds.map((headlines) => headlines(signal)))
      signal.throwIfAborted()
      const failures = read.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
      const defect = failures.find((failure) => !(failure instanceof DataFailure))
      if (defect || failures.length === feeds.length) throw defect ?? failures[0]
      const since = Date.now() - days * DAY_MS
      const found = read
        .flatMap((each) => (each.status === 'fulfilled' ? each.value : []))
        .filter(({ published }) => published.getTime() >= since)
        .filter((headline) => isAbout(headline, about))
        .sort((a, b) => b.published.getTime() - a.published.getTime())
      const unread = NEWS_FEEDS.filter((_, at) => read[at]?.status === 'rejected')
      return {
        headlines: [...new Map(found.map((each) => [each.url + each.title, each])).values()].slice(
          0,
          limit,
        ),
        unread: unread.map((address) => new URL(address).host),
      }
    },
  }
}

function oneFeed(url: URL, observe?: ObserveRequest) {
  const client = new DataClient(
    {
      id: 'news',
      baseUrl: url.origin,
      headers: HEADERS,
      perMinute: PER_MINUTE,
      redirects: REDIRECTS,
    },
    observe,
  )
  const read = client.reader(feed, {
    ...{ forMs: NEWS_MS, most: 1 },
    parse: (body) => readFeed(body.toString()),
  })
  return async (signal: AbortSignal): Promise<Headline[]> => {
    const { data } = await read(url.pathname, Object.fromEntries(url.searchParams), signal)
    const publisher = plainName(data.title, 60) || url.host
    return data.items.flatMap(({ title, summary, link, date }) => {
      const published = new Date(date.trim())
      const shown = plainName(title, 200)
      if (!shown || Number.isNaN(published.getTime()) || published.getTime() > Date.now() + DAY_MS)
        return []
      const page = pageOf(link.trim(), url)
      return [{ title: shown, summary: plainName(summary, 300), publisher, url: page, published }]
    })
  }
}

/** The page of an article, where it is on the publisher's own site; else the site itself. */
export function pageOf(link: string, feed: URL): string {
  if (link.length > 2000 || !URL.canParse(link, feed.href)) return feed.origin
  const page = new URL(link, feed)
  const [own, other] = [siteOf(feed), siteOf(page)]
  const isOwn = own === other || other.endsWith(`.${own}`) || own.endsWith(`.${other}`)
  const isPage = /^https?:$/.test(page.protocol) && !page.username && !page.password
  return isOwn && isPage && other.includes('.') ? page.href : feed.origin
}

const siteOf = ({ hostname }: URL) => hostname.replace(/^(?:www|feeds?|rss)\./, '')

/** Whole words where there are such; Chinese is written without spaces. */
export function isAbout(
  { title, summary }: Pick<Headline, 'title' | 'summary'>,
  about: readonly string[],
): boolean {
  const wanted = about.map((word) => word.trim().toLowerCase()).filter(Boolean)
  if (wanted.length === 0) return true
  const text = `${title} ${summary}`.toLowerCase()
  const spaced = ` ${text.replace(/[^\p{L}\p{N}]+/gu, ' ')} `
  return wanted.some((word) =>
    /\p{Script=Han}/u.test(word)
      ? text.includes(word)
      : spaced.includes(` ${word.replace(/[^\p{L}\p{N}]+/gu, ' ').trim()} `),
  )
}
