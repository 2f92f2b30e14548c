import type { Env } from '../../env.ts'
import type { WebResult, WebSearch } from '../../ports/web-search.ts'
import { Recent } from '../http/recent.ts'
import { brave, type SearchProvider, searxng, tavily } from './providers.ts'
import { webResults } from './results.ts'

export type SearchSettings = Pick<
  Env,
  'SEARXNG_URL' | 'TAVILY_URL' | 'TAVILY_API_KEY' | 'BRAVE_URL' | 'BRAVE_API_KEY'
>

const REMEMBERED_MS = 60_000

/** The provider that is configured, the operator's own before the others; null if there is none. */
export function createWebSearch(settings: SearchSettings): WebSearch | null {
  const provider = providerOf(settings)
  if (!provider) return null
  const recent = new Recent<readonly WebResult[]>(REMEMBERED_MS)
  return {
    name: provider.name,
    search: (query, signal) =>
      recent.get(
        JSON.stringify([query.text, query.language, query.limit, query.within]),
        async (shared) => webResults(await provider.find(query, shared), query.limit),
        signal,
      ),
  }
}

function providerOf(settings: SearchSettings): SearchProvider | null {
  const { SEARXNG_URL, TAVILY_URL, TAVILY_API_KEY, BRAVE_URL, BRAVE_API_KEY } = settings
  if (SEARXNG_URL) return searxng(SEARXNG_URL)
  if (TAVILY_API_KEY) return tavily(TAVILY_URL, TAVILY_API_KEY)
  if (BRAVE_API_KEY) return brave(BRAVE_URL, BRAVE_API_KEY)
  return null
}
