import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/clients.ts'
import { type AppRouter, createAppRouter } from '../src/router.ts'
import { setStanding } from '../src/shell/first-paint/standing.ts'
import { type Language, languageTag, loadLanguage } from '../src/shell/language/language.ts'
import { session } from '../src/shell/session/session.ts'

/** Who a paint is for: boot.js and the page's style show the one that fits. */
export interface Reader {
  readonly language: Language
  readonly isLoggedIn: boolean
}

export interface Scene {
  /** The address of what is painted. */
  readonly at?: string
  readonly open?: (history: ReturnType<typeof createMemoryHistory>) => AppRouter
  /** Fills in what the app would have to ask for. */
  readonly know?: (queries: QueryClient) => void
  /** Whether the app goes on from the paint, instead of taking its place. */
  readonly stands?: boolean
}

/** The app as it stands before anything has happened in it. To be asked for one after the other. */
export async function paint(
  { language, isLoggedIn }: Reader,
  { at = '/', open = createAppRouter, know = () => {}, stands = false }: Scene,
): Promise<string> {
  await loadLanguage(language)
  if (isLoggedIn) session.open('')
  else session.close()
  const queries = createQueryClient()
  know(queries)
  const router = open(createMemoryHistory({ initialEntries: [at] }))
  await router.load()
  const kind = isLoggedIn ? 'member' : 'visitor'
  const identifierPrefix = `${language}${kind.charAt(0)}`
  setStanding(stands)
  const { prelude } = await prerender(<App router={router} queries={queries} />, {
    identifierPrefix,
    // All of it in its place: what comes apart is put there by a script.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError(error) {
      throw error
    },
  })
  const html = await new Response(prelude).text()
  const standing = stands ? ` data-standing="${identifierPrefix}"` : ''
  return `<div lang="${languageTag[language]}" data-first-paint="${kind}"${standing}>${html}</div>`
}
