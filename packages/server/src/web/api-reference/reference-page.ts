import { escapeHtml } from '../../contract/plain-page.ts'
import type { OpenApiDocument } from './document.ts'
import { link, markdown } from './html.ts'
import { callsOf, operationArticle, sharedResponse, streamEvents } from './operations.ts'
import { namedSchema } from './schemas.ts'
import { STYLE } from './style.ts'

/** The whole contract as one page of plain HTML: it can be searched, printed and linked to. */
export function referencePage(document: OpenApiDocument): string {
  const { info, tags, components } = document
  const calls = callsOf(document)
  const sections = tags.map(({ name, description }) => ({
    id: `tag-${name}`,
    title: name,
    description,
    calls: calls.filter(({ operation }) => operation.tags.includes(name)),
  }))
  const title = `${escapeHtml(info.title)} API`
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
<a class="skip" href="#content">Skip to content</a>
<nav aria-label="Contents"><ul>
<li>${link('content', 'Overview')}
${sections
  .map(
    (section) => `<li>${link(section.id, section.title)}<ul>
${section.calls.map(({ operation }) => `<li>${link(operation.operationId, escapeHtml(operation.summary))}`).join('\n')}
</ul>`,
  )
  .join('\n')}
<li>${link('events', 'Events of the stream')}
<li>${link('responses', 'Shared responses')}
<li>${link('schemas', 'Schemas')}
</ul></nav>
<main id="content">
<h1>${title} <small>${escapeHtml(info.version)}</small></h1>
<p>${escapeHtml(info.summary)}</p>
<p>The contract for tools: <a href="/api/docs/openapi.yaml">openapi.yaml</a>, <a href="/api/docs/openapi.json">openapi.json</a></p>
${markdown(info.description, 2)}
${sections
  .map(
    (section) => `<section id="${section.id}"><h2>${section.title}</h2>
${markdown(section.description)}
${section.calls.map((call) => operationArticle(call, document)).join('\n')}</section>`,
  )
  .join('\n')}
<section id="events"><h2>Events of the stream</h2>
${streamEvents(components)}</section>
<section id="responses"><h2>Shared responses</h2>
${Object.entries(components.responses)
  .map(([name, response]) => sharedResponse(name, response, components))
  .join('\n')}</section>
<section id="schemas"><h2>Schemas</h2>
${Object.entries(components.schemas)
  .map(([name, schema]) => namedSchema(name, schema))
  .join('\n')}</section>
</main>
</html>
`
}
