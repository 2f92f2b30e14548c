import { readFileSync } from 'node:fs'
import fastify, { type FastifyInstance } from 'fastify'
import { openEnded, streamsAlone } from './contract-variants.ts'

const PREFIX = '/api/docs'
/** What the viewer says of its files. */
const SHOWN_HEADERS = ['content-type', 'location']
const CONTRACT = new URL('../../../../openapi.yaml', import.meta.url)
/** For code generators; docs/generators.md says which takes which. */
const VARIANTS = { stream: streamsAlone, 'open-ended': openEnded }
const POLICY =
  "sandbox allow-scripts allow-popups allow-downloads; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * A page without an origin has no storage, and the viewer stops without one: this lasts as long as
 * the page. Nor may it ask for the app's icon.
 */
const HEAD = `<link rel="icon" href="data:,">
<script>
for (const name of ['localStorage', 'sessionStorage']) {
  const items = new Map()
  const value = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, item) => items.set(key, String(item)),
    removeItem: (key) => items.delete(key),
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    get length() { return items.size },
  }
  Object.defineProperty(window, name, { value })
}
</script>`

/**
 * The API reference. Sandboxed without its origin, so that a fault in the viewer never reaches
 * the token that the app keeps in local storage. The viewer is megabytes that few ask for, so it is
 * loaded with the first request.
 */
export async function apiReference(app: FastifyInstance) {
  app.addHook('onSend', async (_request, reply, payload) => {
    reply.header('content-security-policy', POLICY)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-allow-origin', '*')
    // Chromium warns of it where a page has no origin.
    reply.removeHeader('origin-agent-cluster')
    return payload
  })
  let viewer: Promise<FastifyInstance> | undefined
  for (const path of [PREFIX, `${PREFIX}/*`]) {
    app.get(path, async ({ url }, reply) => {
      viewer ??= loadViewer()
      const { statusCode, headers, payload } = await (await viewer).inject(url)
      for (const name of SHOWN_HEADERS) if (headers[name]) reply.header(name, headers[name])
      return reply.code(statusCode).send(withHead(payload))
    })
  }
  for (const [name, variant] of Object.entries(VARIANTS)) {
    app.get(`${PREFIX}/openapi.${name}.json`, async () => {
      viewer ??= loadViewer()
      const { payload } = await (await viewer).inject(`${PREFIX}/openapi.json`)
      return variant(JSON.parse(payload))
    })
  }
}

/** What is no page stays as it is. */
function withHead(payload: string): string {
  if (!payload.startsWith('<!doctype html>')) return payload
  return payload.replace('<html>', '<html lang="en">').replace('<head>', `<head>${HEAD}`)
}

/** No badge of the viewer's maker, and no word of a table broken in a narrow window. */
const STYLE = `a[href="https://www.scalar.com"] { display: none }
.markdown table { display: block; overflow-x: auto }
.markdown :is(td, th) { word-break: normal !important }`

/** The viewer as an app of its own, since nothing can be added to one that already answers. */
async function loadViewer(): Promise<FastifyInstance> {
  const { default: scalar } = await import('@scalar/fastify-api-reference')
  const viewer = fastify()
  await viewer.register(scalar, {
    routePrefix: PREFIX,
    configuration: {
      content: readFileSync(CONTRACT, 'utf8'),
      pageTitle: 'Coinquiry API',
      telemetry: false,
      withDefaultFonts: false,
      customCss: STYLE,
      // The introduction names the addresses.
      documentDownloadType: 'none',
      // What the viewer would send to its maker, or to this server from a page that may not.
      agent: { disabled: true },
      mcp: { disabled: true },
      hideClientButton: true,
      hideTestRequestButton: true,
      showDeveloperTools: 'never',
    },
  })
  return viewer
}
