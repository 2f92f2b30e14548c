import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { acceptedLanguage } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { AppContext } from '../../app-context.ts'
import { refuse } from '../../domain/refusal.ts'
import { type LinkPreview, previewOf, readLink } from '../../features/share/shared-topic.ts'
import { PicturesBusy, type PreviewText } from '../../ports/preview-pictures.ts'
import type { Language } from '../../ports.ts'
import type { Renderer } from '../renderer.ts'
import { describedPage, undescribedPage } from './described-page.ts'

interface ShareRoute {
  Params: { share_token: string }
}

export interface SharePreviewOptions {
  /** The folder of the built app. */
  readonly root: string
  /** Renders the topic into the page; null serves the shell. */
  readonly renderer: Renderer | null
}

/** More messages than the renderer shows. */
const BEGINNING = 30

/**
 * The page of a shared topic with what crawlers show of it, and its picture. An unknown or
 * switched-off link gets the plain page with 404, where the owner can still read the topic.
 */
export async function sharePreview(
  app: FastifyInstance,
  context: AppContext,
  { root, renderer }: SharePreviewOptions,
) {
  const shell = await readFile(join(root, 'shell.html'), 'utf8')
  const { database, env, ports } = context

  async function prerendered(shareToken: string, language: Language): Promise<string | null> {
    if (!renderer) return null
    const ctx = { ...context, now: ports.clock.now() }
    const topic = await readLink(ctx, shareToken, null)
    if (!topic) return null
    const content = { ...topic, cur_message: topic.cur_message.slice(0, BEGINNING) }
    return renderer.render({ screen: 'share', language, shareToken, content })
  }

  app.get<ShareRoute>('/share/:share_token', async ({ params, headers }, reply) => {
    const token = params.share_token
    const preview = await previewOf(database.db, token)
    const address = `${env.PUBLIC_URL}/share/${encodeURIComponent(token)}`
    const language = acceptedLanguage(headers['accept-language'])
    const page = preview
      ? describedPage((await prerendered(token, language)) ?? shell, preview, address)
      : undescribedPage(shell)
    return fresh(reply)
      .header('vary', 'accept-language')
      .code(preview ? 200 : 404)
      .type('text/html; charset=utf-8')
      .send(page)
  })

  app.get<ShareRoute>('/share/:share_token/preview.png', async (request, reply) => {
    const preview = await previewOf(database.db, request.params.share_token)
    if (!preview) return reply.callNotFound()
    const etag = tagOf(preview)
    fresh(reply).header('etag', etag)
    // Pages of other sites show it.
    reply.header('cross-origin-resource-policy', 'cross-origin')
    if (request.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    return reply.type('image/png').send(await ports.previewPictures.draw(preview).catch(busy))
  })
}

/** Revalidated each time, so that nobody sees it once sharing is off. */
function fresh(reply: FastifyReply): FastifyReply {
  return reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex')
}

function tagOf({ title, owner }: LinkPreview): string {
  const text: PreviewText = { title, owner }
  return `"${createHash('sha256').update(JSON.stringify(text)).digest('base64url')}"`
}

function busy(error: unknown): never {
  if (error instanceof PicturesBusy) {
    throw refuse('error.tooManyRequests', { retryAfter: error.retrySeconds })
  }
  throw error
}
