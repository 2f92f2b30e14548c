import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { prerender } from 'react-dom/static'
import { App } from '../src/app.tsx'
import { createQueryClient } from '../src/data/clients.ts'
import { type Config, seedConfig } from '../src/data/config.ts'
import { seedSharedTopic } from '../src/data/share.ts'
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

/** One rendering of a screen; hydrate.tsx and prerendered.css choose the one that is shown. */
interface Tree {
  readonly language: Language
  readonly kind: 'visitor' | 'member'
}

interface Screen {
  readonly path: string
  /** Whether a tree shows the screen; the others show the frame alone. */
  readonly isIn: (tree: Tree) => boolean
  readonly queries?: QueryClient
}

const trees = (['zh', 'en'] as const).flatMap((language): Tree[] => [
  { language, kind: 'visitor' },
  { language, kind: 'member' },
])

/** The messages that each route loads, by the first part of its path. */
export const routeMessages = (): Map<string, readonly string[]> =>
  new Map(
    Object.values(createAppRouter(createMemoryHistory()).routesByPath).map((route) => [
      route.fullPath.split('/')[1] ?? '',
      route.options.staticData?.messages ?? [],
    ]),
  )

/** The pages of the build, which need no data. Signed-in users are redirected from the login. */
export const renderHome = (template: string): Promise<string> =>
  renderInto(template, { path: '/', isIn: () => true })
export const renderLogin = (template: string): Promise<string> =>
  renderInto(template, { path: '/login', isIn: ({ kind }) => kind === 'visitor' })
export const renderShell = (template: string): Promise<string> =>
  renderInto(template, { path: '/', isIn: () => false })

/**
 * The HTML of a page, or null if it is better rendered in the browser. Not reentrant: to be called
 * again only after it has resolved.
 */
export async function renderPage(page: Page): Promise<string | null> {
  const template = await readFile(join(import.meta.dirname, `${page.screen}.html`), 'utf8')
  const queries = createQueryClient()
  if (page.screen === 'price') {
    seedConfig(queries, page.config)
    return renderInto(template, { path: '/price', isIn: () => true, queries })
  }
  const { language, shareToken } = page
  const content = beginningOf(page.content)
  if (!content) return null
  seedSharedTopic(queries, shareToken, content)
  const html = await renderInto(template, {
    path: `/share/${encodeURIComponent(shareToken)}`,
    // A topic is large: one language is enough.
    isIn: (tree) => tree.language === language,
    queries,
  })
  return html.replace(/<html lang="[^"]*">/, `<html lang="${languageTag[language]}">`)
}

/** Nobody would wait until an answer of more characters is rendered. */
const longest = 100_000

/** The part of a topic that is rendered; null if its first answer is too long, or one is being written. */
function beginningOf(content: TopicContent): TopicContent | null {
  const { cur_message: path } = content
  const turns = storedTurns(path)
  const { think = '', text = '' } = turns[0]?.answer ?? {}
  if (think.length + text.length > longest) return null
  const versions = path.flatMap(({ content_list }) => content_list)
  if (versions.some(({ status }) => status === 'running')) return null
  // A turn has two messages at most.
  return { ...content, cur_message: path.slice(0, 2 * countFirstTurns(turns)) }
}

async function renderInto(template: string, screen: Screen): Promise<string> {
  const queries = screen.queries ?? createQueryClient()
  let html = ''
  for (const tree of trees) html += await renderTree(tree, screen, queries)
  const cached = queries.getQueryCache().findAll({ predicate: ({ state }) => Boolean(state.data) })
  const seeds = JSON.stringify(cached.map(({ queryKey, state }) => [queryKey, state.data]))
  // No text of a topic may end the element.
  const script = `<script type="application/json" id="queries">${seeds.replaceAll('<', '\\u003c')}</script>`
  const root = `<div id="root">${html}</div>`
  return template.replace('<div id="root"></div>', () => (cached.length > 0 ? root + script : root))
}

async function renderTree(tree: Tree, screen: Screen, queries: QueryClient): Promise<string> {
  const { language, kind } = tree
  const isFrame = !screen.isIn(tree)
  await loadLanguage(language)
  if (kind === 'member') session.open('')
  else session.close()
  setFrameOnly(isFrame)
  const history = createMemoryHistory({ initialEntries: [isFrame ? '/' : screen.path] })
  const router = createAppRouter(history)
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
  const html = await new Response(prelude).text()
  const attributes = `lang="${languageTag[language]}" data-prerendered="${kind}"`
  return `<div id="${id}" ${attributes}${isFrame ? ' data-frame' : ''}>${html}</div>`
}
