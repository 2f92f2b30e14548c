import { z } from 'zod'
import { type WebQuery, WebSearchFailure } from '../../ports/web-search.ts'
import { fetchJson, type JsonRequest } from '../http/fetch-json.ts'
import type { FoundPage } from './results.ts'

export interface SearchProvider {
  /** As shown to people. */
  readonly name: string
  find(query: WebQuery, signal: AbortSignal): Promise<readonly FoundPage[]>
}

const read = <T>(request: Omit<JsonRequest<T>, 'Failure'>, signal: AbortSignal) =>
  fetchJson({ ...request, Failure: WebSearchFailure }, signal)

const optional = z.string().nullish()

/** Results, whose text and date each provider names in its own way. */
const pages = (text: string, published: string) =>
  z.array(
    z
      .object({ url: z.string(), title: optional })
      .and(z.object({ [text]: optional, [published]: optional }))
      .transform((page) => ({
        url: page.url,
        title: page.title,
        text: page[text],
        published: page[published],
      })),
  )

const searxngReply = z.object({
  results: pages('content', 'publishedDate'),
  unresponsive_engines: z.array(z.unknown()).default([]),
})

/** It publishes no week, so the month that holds it is asked for. */
const SEARXNG_RANGES = { day: 'day', week: 'month', month: 'month', year: 'year' }

/** A SearXNG server; `json` must be among the formats in its settings. */
export function searxng(baseUrl: string): SearchProvider {
  return {
    name: 'SearXNG',
    async find({ text, language, within }, signal) {
      const url = new URL(`${baseUrl}/search`)
      url.search = String(
        new URLSearchParams({
          ...{ q: text, format: 'json', language },
          ...(within && { time_range: SEARXNG_RANGES[within] }),
        }),
      )
      const { results, unresponsive_engines } = await read({ url, reply: searxngReply }, signal)
      if (results.length === 0 && unresponsive_engines.length > 0)
        throw new WebSearchFailure(`${url.host} got no answer from its search engines`)
      return results
    },
  }
}

const tavilyReply = z.object({ results: pages('content', 'published_date') })

/** The longest query that Tavily and Brave take. */
const LONGEST = 400

export function tavily(baseUrl: string, apiKey: string): SearchProvider {
  return {
    name: 'Tavily',
    async find({ text, limit, within }, signal) {
      const url = new URL(`${baseUrl}/search`)
      const headers = { authorization: `Bearer ${apiKey}` }
      const range = within && { time_range: within }
      const body = { query: text.slice(0, LONGEST), max_results: limit, ...range }
      return (await read({ url, method: 'POST', headers, body, reply: tavilyReply }, signal))
        .results
    },
  }
}

/** Brave leaves `web` out when nothing was found. */
const braveReply = z.object({
  web: z.object({ results: pages('description', 'page_age') }).nullish(),
})
/** Brave's own names of the languages. */
const BRAVE_LANGUAGES = { zh: 'zh-hans', en: 'en' }
const BRAVE_SPANS = { day: 'pd', week: 'pw', month: 'pm', year: 'py' }
const BRAVE_MOST_WORDS = 50

export function brave(baseUrl: string, apiKey: string): SearchProvider {
  return {
    name: 'Brave Search',
    async find({ text, language, limit, within }, signal) {
      const url = new URL(`${baseUrl}/res/v1/web/search`)
      const words = text.split(/\s+/).slice(0, BRAVE_MOST_WORDS)
      url.search = String(
        new URLSearchParams({
          q: words.join(' ').slice(0, LONGEST),
          count: String(limit),
          search_lang: BRAVE_LANGUAGES[language],
          text_decorations: 'false',
          ...(within && { freshness: BRAVE_SPANS[within] }),
        }),
      )
      const headers = { 'x-subscription-token': apiKey }
      const { web } = await read({ url, headers, reply: braveReply }, signal)
      return web?.results ?? []
    },
  }
}
