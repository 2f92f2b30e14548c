import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { QueryClient } from '@tanstack/react-query'
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { type Config, seedConfig } from '../src/data/config.ts'
import { seedSharedTopic } from '../src/data/share.ts'
import type { TopicContent } from '../src/data/topics.ts'
import type { AppRouter } from '../src/router.ts'
import { Frame } from '../src/shell/frame/frame.tsx'
import { type Language, languageTag } from '../src/shell/language/language.ts'
import { paint, type Reader, type Scene } from './paint.tsx'

/** A screen, and what a server knows for it. */
export type Picture =
  | { readonly place: 'login' | 'price'; readonly config: Config }
  | {
      readonly place: 'share'
      readonly language: Language
      readonly shareToken: string
      /** Of a long topic its beginning is enough. */
      readonly content: TopicContent
    }

/**
 * The page of a screen, painted for those who may read it, or null where nothing can be painted that
 * would stay. To be asked for one after the other.
 */
export async function paintPage(picture: Picture): Promise<string | null> {
  const { place } = picture
  if (place === 'share') return paintShared(picture)
  const know = (queries: QueryClient) => seedConfig(queries, picture.config)
  // Who is signed in is led on from the login.
  const sceneFor = ({ isLoggedIn }: Reader): Scene =>
    place === 'login' && isLoggedIn ? frame : { at: `/${place}`, know }
  return inPage(place, await paints(sceneFor))
}

async function paintShared({
  language,
  shareToken,
  content,
}: Extract<Picture, { place: 'share' }>): Promise<string | null> {
  if (!isPaintable(content)) return null
  const topic: Scene = {
    at: `/share/${encodeURIComponent(shareToken)}`,
    know: (queries) => seedSharedTopic(queries, shareToken, content),
    stands: true,
  }
  // A topic is large: it is painted in the language of who asks, and its frame for the other.
  const sceneFor = (reader: Reader) => (reader.language === language ? topic : frame)
  const page = inPage('share', await paints(sceneFor))
  return page.replace(/<html lang="[^"]*">/, `<html lang="${languageTag[language]}">`)
}

/** Of a first answer that is longer than a book's chapter nobody would wait for the paint. */
const longest = 100_000

function isPaintable({ cur_message: path }: TopicContent): boolean {
  const versions = path.flatMap(({ content_list }) => content_list)
  const first = versions
    .slice(0, 2)
    .map(({ content, think_content = '' }) => content + think_content)
  return first.join('').length <= longest && versions.every(({ status }) => status !== 'running')
}

/** What stands in Home's page before any script has run. */
export const paintHome = (): Promise<string> => paints(() => ({}))

/** The same of every page whose screen is not painted: what stands around it. */
export const paintFrame = (): Promise<string> => paints(() => frame)

const frame: Scene = {
  open(history) {
    const component = () => <Frame dialogs={null}>{null}</Frame>
    const routeTree = createRootRoute({ component, notFoundComponent: () => null })
    return createRouter({ routeTree, history }) as unknown as AppRouter
  },
}

async function paints(sceneFor: (reader: Reader) => Scene): Promise<string> {
  const all: string[] = []
  for (const language of ['zh', 'en'] as const)
    for (const isLoggedIn of [false, true]) {
      const reader = { language, isLoggedIn }
      const scene = sceneFor(reader)
      all.push(await (scene === frame ? paintedFrame(reader) : paint(reader, scene)))
    }
  return all.join('')
}

const frames = new Map<string, string>()

/** The same in every page. */
async function paintedFrame(reader: Reader): Promise<string> {
  const key = JSON.stringify(reader)
  const known = frames.get(key) ?? (await paint(reader, frame))
  frames.set(key, known)
  return known
}

/** The pages that the build has laid beside this module, by place, with nothing painted in them. */
function inPage(place: string, painted: string): string {
  const pages = readFileSync(join(import.meta.dirname, 'pages.json'), 'utf8')
  const page: string = JSON.parse(pages)[place]
  return page.replace('<div id="root"></div>', () => `<div id="root">${painted}</div>`)
}
