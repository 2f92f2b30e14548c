import { createMemoryHistory, createRootRoute, createRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/query-client.ts'
import { type AppRouter, createAppRouter } from '../src/router.ts'
import { Frame } from '../src/shell/frame/frame.tsx'
import { type Language, languageTag, loadLanguage } from '../src/shell/language/language.ts'
import { session } from '../src/shell/session/session.ts'

/** Home's first paint. */
export const prerenderHome = (): Promise<string> => paints(createAppRouter)

/** The first paint of every other page: what stands around its screen. */
export const prerenderFrame = (): Promise<string> =>
  paints((history) => {
    const component = () => <Frame dialogs={null}>{null}</Frame>
    const routeTree = createRootRoute({ component, notFoundComponent: () => null })
    return createRouter({ routeTree, history }) as unknown as AppRouter
  })

type Opened = (history: ReturnType<typeof createMemoryHistory>) => AppRouter

/**
 * Once per language for visitors and for people with a token; boot.js and the page's style show
 * the one that fits.
 */
async function paints(open: Opened): Promise<string> {
  const all: string[] = []
  for (const language of ['zh', 'en'] as const)
    for (const isLoggedIn of [false, true]) all.push(await paint(open, language, isLoggedIn))
  return all.join('')
}

async function paint(open: Opened, language: Language, isLoggedIn: boolean): Promise<string> {
  await loadLanguage(language)
  if (isLoggedIn) session.open('')
  else session.close()
  const router = open(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  const html = renderToString(<App router={router} queries={createQueryClient()} />, {
    identifierPrefix: `${language}${isLoggedIn ? 'm' : 'v'}`,
  })
  const kind = isLoggedIn ? 'member' : 'visitor'
  return `<div lang="${languageTag[language]}" data-first-paint="${kind}">${html}</div>`
}
