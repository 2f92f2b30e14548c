import { acceptedLanguage, type LegalPageName, type PageData } from '@coinquiry/api-client/contract'
import type { FastifyInstance } from 'fastify'
import type { AppContext } from '../app-context.ts'
import { etagOf, isKnown } from '../contract/known-version.ts'
import { configOf } from '../features/config.ts'
import { textIn } from '../features/legal.ts'
import { LEGAL_PAGES } from '../ports/legal-texts.ts'
import type { Renderer } from './renderer.ts'

export interface LegalPagesOptions {
  readonly renderer: Pick<Renderer, 'render'>
  readonly report: (error: unknown) => void
}

/**
 * What the operator has written, to be read without any script: the page holds both languages, and
 * the request says which one is shown.
 */
export async function legalPages(
  app: FastifyInstance,
  context: AppContext,
  { renderer, report }: LegalPagesOptions,
) {
  // Kept as long as the server runs: the renderer's own cache is for what many people write.
  const rendered = new Map<LegalPageName, string>()
  async function pageOf(screen: LegalPageName): Promise<string | null> {
    const html = rendered.get(screen) ?? (await renderer.render(dataOf(context, screen)))
    if (html !== null) rendered.set(screen, html)
    return html
  }
  app.addHook('onReady', async () => {
    for (const screen of LEGAL_PAGES) void pageOf(screen).catch(report)
  })

  for (const screen of LEGAL_PAGES)
    app.get(`/${screen}`, async (request, reply) => {
      const html = await pageOf(screen)
      if (html === null) return reply.sendFile('shell.html')
      const tag = { zh: 'zh-CN', en: 'en' }[acceptedLanguage(request.headers['accept-language'])]
      const page = html.replace(/<html lang="[^"]*">/, `<html lang="${tag}">`)
      reply.header('vary', 'accept-language')
      if (isKnown(request, reply, etagOf(page))) return reply.code(304).send()
      return reply.type('text/html; charset=utf-8').send(page)
    })
}

function dataOf(context: AppContext, screen: LegalPageName): PageData {
  const texts = context.ports.legalTexts[screen]
  const config = configOf(context)
  return { screen, config, texts: { zh: textIn(texts, 'zh'), en: textIn(texts, 'en') } }
}
