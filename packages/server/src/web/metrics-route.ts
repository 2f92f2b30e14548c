import { createHash, timingSafeEqual } from 'node:crypto'
import { bearerToken } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { AppContext } from '../app-context.ts'
import type { Metrics } from '../metrics.ts'
import { notFound } from './framework-errors.ts'
import { isStream } from './requests.ts'

const LOOPBACK = /^(?:127(?:\.\d+){3}|::1|::ffff:127(?:\.\d+){3})$/
/** Headers that proxies add to what they forward; the last ones are those of content networks. */
const FORWARDED = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
  'cf-connecting-ip',
  'true-client-ip',
]

/** `/metrics` for Prometheus: asked from this machine, or with the token. Others get 404. */
export async function metricsRoute(app: FastifyInstance, { env }: AppContext, metrics: Metrics) {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (isStream(reply)) {
      metrics.activeStreams.inc()
      reply.raw.once('close', () => metrics.activeStreams.dec())
    }
    done(null, payload)
  })
  app.get('/metrics', async (request, reply) => {
    const isOpen = isLocal(request) || hasToken(request, env.METRICS_TOKEN)
    if (!isOpen) return notFound(request, reply)
    reply.header('cache-control', 'no-store').type(metrics.contentType)
    return metrics.read()
  })
}

/** Asked on a connection of this machine that no proxy forwards: whoever that proxy serves is elsewhere. */
function isLocal({ socket, headers }: FastifyRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && !FORWARDED.some((name) => headers[name])
}

function hasToken({ headers }: FastifyRequest, expected: string | undefined): boolean {
  const token = bearerToken(headers.authorization)
  return Boolean(token && expected && timingSafeEqual(digest(token), digest(expected)))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
