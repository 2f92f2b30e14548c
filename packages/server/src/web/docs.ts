import { readFileSync } from 'node:fs'
import fastify, { type FastifyInstance } from 'fastify'
import { openEnded, streamsAlone } from './contract-variants.ts'
import { type KeptFile, keptFile, sendKeptFile } from './kept-file.ts'

const PREFIX = '/api/docs'
/** Of the viewer. Each takes hundreds of milliseconds to write, so it is written once. */
const FILES = ['/', '/js/scalar.js', '/openapi.json', '/openapi.yaml']
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
    // Chromium warns of it where a page has no origin.
    reply.removeHeader('origin-agent-cluster')
    return payload
  })
  let viewer: Promise<FastifyInstance> | undefined
  const files = new Map<string, Promise<KeptFile>>()
  const open = (path: string, make: Make = withHead) => {
    app.get(PREFIX + path, async (_request, reply) => {
      viewer ??= loadViewer()
      const file = files.get(path) ?? fileOf(viewer, path, make)
      files.set(path, file)
      return sendKeptFile(reply, await file)
    })
  }
  for (const path of FILES) open(path)
  for (const [name, variant] of Object.entries(VARIANTS)) {
    const make = (contract: string) => JSON.stringify(variant(JSON.parse(contract)))
    open(`/openapi.${name}.json`, make)
  }
  app.get(PREFIX, (_request, reply) => reply.redirect(`${PREFIX}/`, 301))
}

type Make = (payload: string) => string

/** The viewer's own file, or what is made of its contract. */
async function fileOf(viewer: Promise<FastifyInstance>, path: string, make: Make) {
  const source = FILES.includes(path) ? path : '/openapi.json'
  const { headers, payload } = await (await viewer).inject(PREFIX + source)
  return keptFile(String(headers['content-type']), make(payload))
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
