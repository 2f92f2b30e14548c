import type { FastifyInstance } from 'fastify'
import type { Language } from '../ports.ts'

const STYLE = `:root { color-scheme: light dark; font: 1rem/1.6 system-ui, sans-serif;
  --page: #faf8f3; --ink: #1a2437; --edge: #85816f; --accent: #1f3c70; --on-accent: #ffffff; }
@media (prefers-color-scheme: dark) {
  :root { --page: #151617; --ink: #ebe8e2; --edge: #7d8084; --accent: #bccdec; --on-accent: #14213b; }
}
body { margin: 0; min-block-size: 100vh; display: grid; place-items: center;
  background: var(--page); color: var(--ink); }
main { box-sizing: border-box; inline-size: min(26rem, 100vw); padding: 2rem 1.5rem; text-align: center; }
h1 { font: 500 1.75rem/1.25 Georgia, serif; margin: 0 0 1rem; }
p { margin: 0 0 1.5rem; text-wrap: balance; }
form p { margin: 0 0 0.75rem; }
a, button { box-sizing: border-box; display: inline-block; min-inline-size: min(16rem, 100%); padding: 0.625rem 1.25rem;
  border: 1px solid var(--edge); border-radius: 0.625rem; background: none; color: inherit; font: inherit;
  text-decoration: none; cursor: pointer; }
form:has(+ form) button { border-color: var(--accent); background: var(--accent); color: var(--on-accent); }
`

/** The stylesheet of the few pages that the server writes itself: the policy forbids inline styles. */
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
