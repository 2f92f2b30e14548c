import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { pages } from './pages.ts'
import { preparedPages } from './prepared-pages.ts'
import { createRenderer } from './renderer.ts'
import { sharePreview } from './share-preview/share-preview.ts'

/** The pages of the app that is built in the folder `root`. */
export async function appPages(app: FastifyInstance, context: AppContext, root: string) {
  const report = (err: unknown) => app.log.error({ err }, 'A page could not be prerendered')
  const renderer = createRenderer({ root, report })
  app.addHook('onClose', () => renderer.close())
  await pages(app, root)
  await preparedPages(app, context, { renderer, report })
  await sharePreview(app, context, { root, renderer })
}
