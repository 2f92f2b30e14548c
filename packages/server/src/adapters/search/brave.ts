import { z } from 'zod'
import { type WebSearch, WebSearchFailure } from '../../ports/web-search.ts'
import { fetchJson } from '../outside/fetch-json.ts'
import { webResults } from './results.ts'

const reply = z.object({
  // Left out when nothing was found.
  web: z
    .object({
      results: z.array(
        z.object({
          url: z.string(),
          title: z.string().nullish(),
          description: z.string().nullish(),
          page_age: z.string().nullish(),
        }),
      ),
    })
    .nullish(),
})

/** Brave's own names of the languages. */
const LANGUAGES = { zh: 'zh-hans', en: 'en' }
/** The longest query that Brave takes, in characters and in words. */
const LONGEST = 400
const MOST_WORDS = 50

export function brave(baseUrl: string, apiKey: string): WebSearch {
  return {
    name: 'Brave Search',
    async search({ text, language, limit }, signal) {
      const url = new URL(`${baseUrl}/res/v1/web/search`)
      const q = text.split(/\s+/).slice(0, MOST_WORDS).join(' ').slice(0, LONGEST)
      url.search = String(
        new URLSearchParams({
          q,
          count: String(limit),
          search_lang: LANGUAGES[language],
          text_decorations: 'false',
        }),
      )
      const headers = { 'x-subscription-token': apiKey }
      const { web } = await fetchJson({ url, headers, reply, Failure: WebSearchFailure }, signal)
      return webResults(
        (web?.results ?? []).map(({ description, page_age, ...page }) => ({
          ...page,
          text: description,
          published: page_age,
        })),
        limit,
      )
    },
  }
}
