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
      published_date: z.string().nullish(),
    }),
  ),
})

/** The longest query that Tavily takes. */
const LONGEST = 400

export function tavily(baseUrl: string, apiKey: string): WebSearch {
  return {
    name: 'Tavily',
    async search({ text, limit }, signal) {
      const { results } = await fetchJson(
        {
          url: new URL(`${baseUrl}/search`),
          method: 'POST',
          headers: { authorization: `Bearer ${apiKey}` },
          body: { query: text.slice(0, LONGEST), max_results: limit },
          reply,
          Failure: WebSearchFailure,
        },
        signal,
      )
      return webResults(
        results.map(({ content, published_date, ...page }) => ({
          ...page,
          text: content,
          published: published_date,
        })),
        limit,
      )
    },
  }
}
