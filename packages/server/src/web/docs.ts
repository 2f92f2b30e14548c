import { readFileSync } from 'node:fs'
import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

const CONTRACT = new URL('../../../../openapi.yaml', import.meta.url)
const POLICY =
  "sandbox allow-scripts allow-popups; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The API reference. Sandboxed without its origin, so that a fault in the viewer never reaches
 * the token that the app keeps in local storage.
 */
export async function apiReference(app: FastifyInstance) {
  const content = readFileSync(CONTRACT, 'utf8')
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-allow-origin', '*')
  })
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { content, telemetry: false, withDefaultFonts: false },
  })
}
