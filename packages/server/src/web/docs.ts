import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

const POLICY =
  "sandbox allow-scripts allow-popups; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/**
 * The API reference. Sandboxed without its origin, so that a fault in the viewer never reaches
 * the token that the app keeps in local storage.
 */
export async function apiReference(app: FastifyInstance, { contract }: { contract: string }) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', POLICY)
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-allow-origin', '*')
  })
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { content: contract, telemetry: false, withDefaultFonts: false },
  })
}
