import { z } from 'zod'
import { type WebSearch, WebSearchFailure } from '../../ports/web-search.ts'
import { fetchJson } from '../outside/fetch-json.ts'
import { webResults } from './results.ts'

const reply = z.object({
  results: z.array(
    z.object({
      url: z.string(),
      title: z.string().nullish(),
      content: z.string().nullish(),
      publishedDate: z.string().nullish(),
    }),
  ),
  unresponsive_engines: z.array(z.unknown()).default([]),
})

/** A SearXNG server; `json` must be among the formats in its settings. */
export function searxng(baseUrl: string): WebSearch {
  return {
    name: 'SearXNG',
    async search({ text, language, limit }, signal) {
      const url = new URL(`${baseUrl}/search`)
      url.search = String(new URLSearchParams({ q: text, format: 'json', language }))
      const found = await fetchJson({ url, reply, Failure: WebSearchFailure }, signal)
      const { results, unresponsive_engines } = found
      if (results.length === 0 && unresponsive_engines.length > 0)
        throw new WebSearchFailure(`${url.host} got no answer from its search engines`)
      return webResults(
        results.map(({ content, publishedDate, ...page }) => ({
          ...page,
          text: content,
          published: publishedDate,
        })),
        limit,
      )
    },
  }
}
