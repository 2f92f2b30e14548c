import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedLanguage, type Schemas } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { etagOf, isKnown } from '../../contract/known-version.ts'
import { withoutPort } from '../../domain/network-of.ts'
import { refuse } from '../../domain/refusal.ts'
import { takeRead } from '../../features/rate-limits/rate-limits.ts'
import { CrowdReads } from '../../features/share/crowd-reads.ts'
import { type LinkPreview, previewOf, readLink } from '../../features/share/shared-topic.ts'
import { PicturesBusy } from '../../ports/preview-pictures.ts'
import type { Language } from '../../ports.ts'
import { refusePage } from '../framework-errors.ts'
import type { Renderer } from '../renderer.ts'
import { describedPage, undescribedPage } from './described-page.ts'

interface ShareRoute {
  Params: { share_token: string }
}

export interface SharePreviewOptions {
  /** The folder of the built app. */
  readonly root: string
  /** Renders the topic into the page; the page with the frame alone is served where it can't. */
  readonly renderer: Renderer
}

interface ShownTopic {
  readonly preview: LinkPreview
  readonly content: Schemas['TopicContent'] | null
  /** Whole pages, where the topic could be rendered. */
  readonly rendered: Map<Language, Buffer>
}

/** Messages of 30 turns, more than the renderer shows: a topic of megabytes is neither read nor sent to it. */
const BEGINNING = 60

/**
 * The page of a shared topic with what crawlers show of it, and its picture. An unknown or
 * switched-off link gets the plain page with 404, where the owner can still read the topic.
 */
export async function sharePreview(
  app: FastifyInstance,
  context: AppContext,
  { root, renderer }: SharePreviewOptions,
) {
  const framePage = await readFile(join(root, 'shell.html'), 'utf8')
  const { database, env, ports } = context
  const crowd = new CrowdReads<ShownTopic | null>()

  async function load(shareToken: string): Promise<ShownTopic | null> {
    const preview = await previewOf(database.db, shareToken)
    if (!preview) return null
    const read = { ...context, now: ports.clock.now() }
    const content = await readLink(read, shareToken, null, BEGINNING)
    return { preview, content, rendered: new Map() }
  }

  async function pageOf(shareToken: string, topic: ShownTopic, language: Language) {
    const { preview, content, rendered } = topic
    const known = rendered.get(language)
    if (known) return known
    const page =
      content && (await renderer.render({ screen: 'share', language, shareToken, content }))
    const address = `${env.PUBLIC_URL}/share/${encodeURIComponent(shareToken)}`
    const described = Buffer.from(describedPage(page ?? framePage, preview, address))
    if (page !== null) rendered.set(language, described)
    return described
  }

  app.get<ShareRoute>(
    '/share/:share_token',
    { errorHandler: refusePage },
    async (request, reply) => {
      const { headers, params } = request
      takeRead(context, withoutPort(request.ip))
      const shareToken = params.share_token
      const topic = await crowd.read(shareToken, () => load(shareToken))
      fresh(reply).header('vary', 'accept-language').type('text/html; charset=utf-8')
      if (!topic) return reply.code(404).send(undescribedPage(framePage))
      const language = acceptedLanguage(headers['accept-language'])
      return reply.send(await pageOf(shareToken, topic, language))
    },
  )

  app.get<ShareRoute>('/share/:share_token/preview.png', async (request, reply) => {
    takeRead(context, withoutPort(request.ip))
    const preview = await previewOf(database.db, request.params.share_token)
    if (!preview) return reply.callNotFound()
    // Pages of other sites show it.
    fresh(reply).header('cross-origin-resource-policy', 'cross-origin')
    const { title, owner } = preview
    if (isKnown(request, reply, etagOf(JSON.stringify({ title, owner }))))
      return reply.code(304).send()
    return reply.type('image/png').send(await ports.previewPictures.draw(preview).catch(busy))
  })
}

/** Revalidated each time, so that nobody sees it once sharing is off. */
function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
}

function busy(error: unknown): never {
  if (error instanceof PicturesBusy) {
    throw refuse('error.tooManyRequests', { retryAfter: error.retrySeconds })
  }
  throw error
}
