import fastifyCors from '@fastify/cors'
import type { FastifyInstance } from 'fastify'

const DAY_SECONDS = 86_400

interface CorsOptions {
  readonly origins: readonly string[]
  /** What may be sent, and what may be read, beside the headers of the API. */
  readonly headers?: readonly string[]
}

/** Lets the named origins call the API from a browser, with a token but never with cookies. */
export async function cors(app: FastifyInstance, { origins, headers = [] }: CorsOptions) {
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
      'if-none-match',
      ...headers,
    ],
    exposedHeaders: ['retry-after', 'content-disposition', 'etag', ...headers],
    credentials: false,
    maxAge: DAY_SECONDS,
  })
  // Pictures are shown by pages of those origins, too.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('cross-origin-resource-policy', 'cross-origin')
  })
}
