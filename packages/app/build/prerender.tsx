import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/query-client.ts'
import en from '../src/generated/messages/en.json'
import zh from '../src/generated/messages/zh.json'
import { createAppRouter } from '../src/router.ts'
import { languageTag, type Messages, setLocale } from '../src/shell/language/language.ts'
import { session } from '../src/shell/session/session.ts'

const words = { zh, en } as const

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

async function paint(language: keyof typeof words, isLoggedIn: boolean): Promise<string> {
  setLocale(language, words[language] as Messages)
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
