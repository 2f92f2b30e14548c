import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/query-client.ts'
import { createAppRouter } from '../src/router.ts'
import { type Language, languageTag, loadLanguage } from '../src/shell/language/language.ts'
import { session } from '../src/shell/session/session.ts'

/**
 * Home's first paint, once per language for visitors and for people with a token; boot.js and the
 * page's style show the one that fits.
 */
export async function prerenderHome(): Promise<string> {
  const paints: string[] = []
  for (const language of ['zh', 'en'] as const)
    for (const isLoggedIn of [false, true]) paints.push(await paint(language, isLoggedIn))
  return paints.join('')
}

async function paint(language: Language, isLoggedIn: boolean): Promise<string> {
  await loadLanguage(language)
  if (isLoggedIn) session.open('')
  else session.close()
  const router = createAppRouter(createMemoryHistory({ initialEntries: ['/'] }))
  await router.load()
  const html = renderToString(<App router={router} queries={createQueryClient()} />, {
    identifierPrefix: `${language}${isLoggedIn ? 'm' : 'v'}`,
  })
  const kind = isLoggedIn ? 'member' : 'visitor'
  return `<div lang="${languageTag[language]}" data-first-paint="${kind}">${html}</div>`
}
