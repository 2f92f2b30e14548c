import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QueryKey } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/clients.ts'
import { type Config, configQuery } from '../src/data/config.ts'
import { sharedQuery } from '../src/data/share.ts'
import type { TopicContent } from '../src/data/topics.ts'
import { createAppRouter } from '../src/router.ts'
import { storedTurns } from '../src/screens/chat/conversation.ts'
import { countFirstTurns } from '../src/screens/share/topic/first-turns.ts'
import { setFrameOnly } from '../src/shell/frame/frame-only.ts'
import { type Language, languageTag, loadLanguage } from '../src/shell/language/language.ts'
import { session } from '../src/shell/session/session.ts'

/** A page that a server renders, with its data. */
export type Page =
  | { readonly screen: 'price'; readonly config: Config }
  | {
      readonly screen: 'share'
      readonly language: Language
      readonly shareToken: string
      readonly content: TopicContent
    }

/** The messages that each route loads, by its id. */
export const routeMessages = (): [id: string, messages: readonly string[]][] =>
  Object.values(createAppRouter(createMemoryHistory()).routesByPath).map(({ id, options }) => [
    id,
    options.staticData?.messages ?? [],
  ])

/** The pages of the build, which need no data. Signed-in users are redirected from the login. */
export const renderHome = (template: string): Promise<string> => renderInto(template, '/')
export const renderLogin = (template: string): Promise<string> =>
  renderInto(template, '/login', (_, kind) => kind === 'visitor')
export const renderShell = (template: string): Promise<string> =>
  renderInto(template, '/', () => false)

/**
 * The HTML of a page, or null if it is better rendered in the browser. Not reentrant: to be called
 * again only after it has resolved.
 */
export async function renderPage(page: Page): Promise<string | null> {
  const template = await readFile(join(import.meta.dirname, `${page.screen}.html`), 'utf8')
  if (page.screen === 'price')
    return renderInto(template, '/price', () => true, [[configQuery.queryKey, page.config]])
  const { language, shareToken } = page
  const content = beginningOf(page.content)
  if (!content) return null
  const html = await renderInto(
    template,
    `/share/${encodeURIComponent(shareToken)}`,
    // A topic is large: one language is enough.
    (each) => each === language,
    [[sharedQuery(shareToken).queryKey, content]],
  )
  return html.replace(/<html lang="[^"]*">/, `<html lang="${languageTag[language]}">`)
}

/** Nobody would wait until an answer of more characters is rendered. */
const longest = 100_000

/** The part of a topic that is rendered; null if its first answer is too long, or one is being written. */
function beginningOf(content: TopicContent): TopicContent | null {
  const { cur_message: path } = content
  const turns = storedTurns(path)
  const { think = '', text = '' } = turns[0]?.answer ?? {}
  const versions = path.flatMap(({ content_list }) => content_list)
  const isRunning = versions.some(({ status }) => status === 'running')
  if (isRunning || think.length + text.length > longest) return null
  // A turn has two messages at most.
  return { ...content, cur_message: path.slice(0, 2 * countFirstTurns(turns)) }
}

/**
 * A page with a tree for each language and kind of user: with the screen where `isShown`, else with
 * the frame alone. hydrate.tsx and prerendered.css choose one. `seeds` are what its queries find.
 */
async function renderInto(
  template: string,
  path: string,
  isShown: (language: Language, kind: 'visitor' | 'user') => boolean = () => true,
  seeds: readonly [QueryKey, unknown][] = [],
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
      setFrameOnly(isFrame)
      const router = createAppRouter(
        createMemoryHistory({ initialEntries: [isFrame ? '/' : path] }),
      )
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
