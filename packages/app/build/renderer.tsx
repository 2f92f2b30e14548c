import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageData } from '@coinquiry/api-client/contract'
import type { QueryKey } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/clients.ts'
import { configQuery } from '../src/data/config.ts'
import { legalQuery } from '../src/data/legal.ts'
import { isGrowing, sharedQuery } from '../src/data/share.ts'
import type { TopicContent } from '../src/data/topics.ts'
import { createAppRouter } from '../src/router.ts'
import { storedTurns } from '../src/screens/chat/conversation.ts'
import { loadFigures } from '../src/screens/chat/figures/load-figures.ts'
import { countFirstTurns } from '../src/screens/share/topic/first-turns.ts'
import { type Language, languageTag, loadLanguage } from '../src/shell/language/language.ts'
import { session } from '../src/shell/session/session.ts'

type Seed = readonly [QueryKey, unknown]

/** Each route names the messages that it loads. */
export const routes = () => Object.values(createAppRouter(createMemoryHistory()).routesByPath)

/**
 * The HTML of a page, or null if it is better rendered in the browser. Not reentrant: to be called
 * again only after it has resolved.
 */
export async function renderPage(page: PageData): Promise<string | null> {
  const template = await readFile(join(import.meta.dirname, `${page.screen}.html`), 'utf8')
  if (page.screen !== 'share') {
    const seeds: Seed[] = [[configQuery.queryKey, page.config]]
    if (page.screen !== 'price')
      for (const language of ['zh', 'en'] as const)
        seeds.push([legalQuery(page.screen, language).queryKey, page.texts[language]])
    return renderScreen(template, `/${page.screen}`, () => true, ...seeds)
  }
  const { language, shareToken } = page
  const content = beginningOf(page.content)
  if (!content) return null
  const path = `/share/${encodeURIComponent(shareToken)}`
  // A topic is large: one language is enough.
  const isShown = (each: Language) => each === language
  const { queryKey } = sharedQuery(shareToken)
  await loadLanguage(language)
  await loadFigures()
  const html = await renderScreen(template, path, isShown, [queryKey, content])
  return html.replace(/<html lang="[^"]*">/, `<html lang="${languageTag[language]}">`)
}

/** Nobody would wait until an answer of more characters is rendered. */
const longest = 100_000

/** The part of a topic that is rendered; null if its first answer is too long, or one is being written. */
function beginningOf(content: TopicContent): TopicContent | null {
  const turns = storedTurns(content.cur_message)
  const { think = '', text = '' } = turns[0]?.answer ?? {}
  if (isGrowing(content) || think.length + text.length > longest) return null
  // A turn has two messages at most.
  return { ...content, cur_message: content.cur_message.slice(0, 2 * countFirstTurns(turns)) }
}

/**
 * A page with a tree for each language and kind of user: with the screen where `isShown`, else with
 * the frame alone. hydrate.tsx and prerendered.css choose one. `seeds` are what its queries find.
 */
export async function renderScreen(
  template: string,
  path: string,
  isShown: (language: Language, kind: 'visitor' | 'user') => boolean = () => true,
  ...seeds: readonly Seed[]
): Promise<string> {
  const queries = createQueryClient()
  for (const [key, data] of seeds) queries.setQueryData(key, data)
  let html = ''
  for (const language of ['zh', 'en'] as const) {
    await loadLanguage(language)
    for (const kind of ['visitor', 'user'] as const) {
      if (kind === 'user') session.open('')
      else session.close()
      const isFrame = !isShown(language, kind)
      const history = createMemoryHistory({ initialEntries: [isFrame ? '/' : path] })
      const router = createAppRouter(history)
      router.options.isShell = isFrame
      await router.load()
      const id = `${language}_${kind}_`
      const { prelude } = await prerender(<App router={router} queries={queries} />, {
        identifierPrefix: id,
        // Everything in its place: what is streamed apart would need an inline script.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onError(error) {
          throw error
        },
      })
      const tree = await new Response(prelude).text()
      html += `<div data-prerendered="${id}"${isFrame ? ' data-frame' : ''}>${tree}</div>`
    }
  }
  html = `<div id="root">${html}</div>`
  // No text of a topic may end the element.
  const json = JSON.stringify(seeds).replaceAll('<', '\\u003c')
  if (seeds.length > 0) html += `<script type="application/json" id="queries">${json}</script>`
  return template.replace('<div id="root"></div>', () => html)
}
