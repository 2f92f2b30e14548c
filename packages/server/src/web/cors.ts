import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const DAY_SECONDS = 86_400

/** Lets the named origins call the API from a browser, with a token but never with cookies. */
export async function cors(app: FastifyInstance, { origins }: { origins: readonly string[] }) {
  if (origins.length === 0) return
  await app.register(fastifyCors, {
    origin: [...origins],
    methods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowedHeaders: [
      'authorization',
      'content-type',
      'accept-language',
      'idempotency-key',
      'last-event-id',
    ],
    exposedHeaders: ['retry-after', 'content-disposition'],
    credentials: false,
    maxAge: DAY_SECONDS,
  })
  // Pictures are shown by pages of those origins, too.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
