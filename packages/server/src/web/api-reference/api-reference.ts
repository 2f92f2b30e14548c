import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { Piscina } from 'piscina'
import { STYLE } from './style.ts'
import type { Reference } from './write-reference.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
/** Nothing runs in the page and nothing is loaded by it; without an origin it could reach no token. */
const POLICY = [
  'sandbox allow-downloads',
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The API reference as one static page, and the contract itself for tools of any origin. */
export async function apiReference(app: FastifyInstance) {
  let written: Promise<Reference> | undefined
  const reference = () => {
    written ??= writeInWorker().catch((error) => {
      written = undefined
      throw error
    })
    return written
  }

  for (const path of ['/api/docs', '/api/docs/']) {
    app.get(path, async (_request, reply) =>
      reply
        .header('content-security-policy', POLICY)
        // Chromium warns of it where a page has no origin.
        .removeHeader('origin-agent-cluster')
        .type('text/html; charset=utf-8')
        .send((await reference()).page),
    )
  }
  for (const [format, type] of [
    ['json', 'application/json; charset=utf-8'],
    ['yaml', 'application/yaml; charset=utf-8'],
  ] as const) {
    app.get(`/api/docs/openapi.${format}`, async (_request, reply) =>
      reply
        .header('cross-origin-resource-policy', 'cross-origin')
        .header('access-control-allow-origin', '*')
        .type(type)
        .send((await reference())[format]),
    )
  }
}

/** Reading the contract takes part of a second, in which no stream may wait. */
async function writeInWorker(): Promise<Reference> {
  const filename = new URL('./write-reference.ts', import.meta.url).href
  const worker = new Piscina<undefined, Reference>({
    filename,
    name: 'writeReference',
    maxThreads: 1,
    // Flags meant for this process's own entry would stop the worker from loading.
    execArgv: [],
  })
  try {
    return await worker.run(undefined)
  } finally {
    await worker.destroy()
  }
}
