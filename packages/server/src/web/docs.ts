import scalar from '@scalar/fastify-api-reference'
import type { FastifyInstance } from 'fastify'

/**
 * The API reference. Sandboxed without its origin, so that a fault in the viewer never reaches
 * the token that the app keeps in local storage.
 */
export async function apiReference(app: FastifyInstance, { contract }: { contract: string }) {
  app.addHook('onSend', async (_request, reply) => {
    reply.header('content-security-policy', 'sandbox allow-scripts allow-popups')
    reply.header('cross-origin-resource-policy', 'cross-origin')
    reply.header('access-control-allow-origin', '*')
  })
  await app.register(scalar, {
    routePrefix: '/api/docs',
    configuration: { content: contract, telemetry: false, withDefaultFonts: false },
  })
}
