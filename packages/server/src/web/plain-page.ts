import type { FastifyInstance } from 'fastify'
import type { Language } from '../ports.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif; }
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center; }
main { box-sizing: border-box; inline-size: min(26rem, 100vw); padding: 2rem 1.5rem; text-align: center; }
h1 { font-size: 1.25rem; margin: 0 0 1rem; }
p { margin: 0 0 1.5rem; }
a, button { display: inline-block; padding: 0.625rem 1.25rem; border: 1px solid; border-radius: 0.625rem;
  background: none; color: inherit; font: inherit; text-decoration: none; cursor: pointer; }
`

/** The stylesheet of the few pages that the server writes itself: nothing inline is allowed. */
export async function plainStyle(app: FastifyInstance) {
  app.get('/plain.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'no-cache').send(STYLE),
  )
}

/** A small page of the server's own; `content` is HTML, the title is text. */
export function plainPage(language: Language, title: string, content: string): string {
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="/icon.svg">
<link rel="stylesheet" href="/plain.css">
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</html>
`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
