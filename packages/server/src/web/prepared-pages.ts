import { acceptedLanguage, type PageData } from '@coinquiry/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { etagOf, isKnown } from '../contract/known-version.ts'
import { configOf } from '../features/config.ts'
import { textIn } from '../features/legal.ts'
import { LEGAL_PAGES } from '../ports/legal-texts.ts'
import type { Renderer } from './renderer.ts'

export interface PreparedPagesOptions {
  readonly renderer: Pick<Renderer, 'render'>
  readonly report: (error: unknown) => void
}

/**
 * The plans and what the operator has written, rendered at the start: each page holds both languages,
 * and the request says which one is shown where no script runs.
 */
export async function preparedPages(
  app: FastifyInstance,
  context: AppContext,
  { renderer, report }: PreparedPagesOptions,
) {
  // Kept as long as the server runs: the renderer's own cache is for what many people write.
  const rendered = new Map<string, string>()
  async function pageOf(screen: PreparedPage): Promise<string | null> {
    const data = dataOf(context, screen)
    // The plans are rendered again if prices come late.
    const key = JSON.stringify(data)
    const html = rendered.get(key) ?? (await renderer.render(data))
    if (html !== null) rendered.set(key, html)
    return html
  }
  app.addHook('onReady', async () => {
    for (const screen of PAGES) void pageOf(screen).catch(report)
  })

  for (const screen of PAGES)
    app.get(`/${screen}`, async (request, reply) => {
      // The prerendered plans show no order that somebody has come back from.
      const isOfOrder = screen === 'price' && request.url.includes('?')
      const html = isOfOrder ? null : await pageOf(screen)
      if (html === null) return reply.sendFile('shell.html')
      const tag = { zh: 'zh-CN', en: 'en' }[acceptedLanguage(request.headers['accept-language'])]
      const page = html.replace(/<html lang="[^"]*">/, `<html lang="${tag}">`)
      reply.header('vary', 'accept-language')
      if (isKnown(request, reply, etagOf(page))) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(page)
    })
}

const PAGES = ['price', ...LEGAL_PAGES] as const
type PreparedPage = (typeof PAGES)[number]

function dataOf(context: AppContext, screen: PreparedPage): PageData {
  const config = configOf(context)
  if (screen === 'price') return { screen, config }
  const texts = context.ports.legalTexts[screen]
  return { screen, config, texts: { zh: textIn(texts, 'zh'), en: textIn(texts, 'en') } }
}
