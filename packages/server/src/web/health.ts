import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ping } from '../adapters/database/database.ts'
import type { AppContext } from '../app-context.ts'
import { isForwarded } from '../contract/region.ts'

const TIMEOUT_MS = 2000

/** `/healthz`: the process answers. `/readyz`: it takes asks, and the database answers, too. */
export async function health(app: FastifyInstance, context: AppContext) {
  app.get('/healthz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok', forwarding: forwardingOf(request) }
  })
  app.get('/readyz', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (context.generations.draining) return reply.code(503).send({ status: 'shutting down' })
    try {
      await Promise.race([ping(context.database.db), tooLate()])
      return { status: 'ok' }
    } catch (error) {
      request.log.error({ err: error }, 'database does not answer')
      return reply.code(503).send({ status: 'database does not answer' })
    }
  })
}

/** An address that is nobody's (RFC 5737): only `npm run doctor` says that it asks from there. */
const NOBODY = '192.0.2.1'

/** What this server makes of the address that proxies forward, for `npm run doctor`. */
function forwardingOf({ headers, ip, ips = [] }: FastifyRequest) {
  const forwarded = headers['x-forwarded-for']
  if (ip === NOBODY) return 'forged'
  if (!forwarded || forwarded === NOBODY) return 'none'
  return isForwarded({ ips }) ? 'believed' : 'ignored'
}

async function tooLate(): Promise<never> {
  await sleep(TIMEOUT_MS, undefined, { ref: false })
  throw new Error(`no answer within ${TIMEOUT_MS} ms`)
}
