import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createRootRoute, createRouter } from '@tanstack/react-router'
import { type Config, knowConfig } from '../src/data/config.ts'
import type { AppRouter } from '../src/router.ts'
import { Frame } from '../src/shell/frame/frame.tsx'
import { paint, type Reader, type Scene } from './paint.tsx'

/** A screen, and what a server knows for it. */
export interface Picture {
  readonly place: 'login' | 'price'
  readonly config: Config
}

/** The page of a screen, painted for each who may read it. To be asked for one after the other. */
export async function paintPage({ place, config }: Picture): Promise<string> {
  const screen: Scene = { at: `/${place}`, know: (queries) => knowConfig(queries, config) }
  // Who is signed in is led on from the login.
  const sceneFor = ({ isLoggedIn }: Reader) => (place === 'login' && isLoggedIn ? frame : screen)
  return inPage(place, await paints(sceneFor))
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
      all.push(await paint(reader, sceneFor(reader)))
    }
  return all.join('')
}

/** The pages that the build has laid beside this module, by place, with nothing painted in them. */
function inPage(place: string, painted: string): string {
  const pages = readFileSync(join(import.meta.dirname, 'pages.json'), 'utf8')
  const page: string = JSON.parse(pages)[place]
  return page.replace('<div id="root"></div>', () => `<div id="root">${painted}</div>`)
}
