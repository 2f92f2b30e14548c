import Fastify, { type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import type { House } from './contract/context.ts'
import { CONTRACT, loadContract } from './contract/load.ts'
import { contractRoutes } from './contract/plugin.ts'
import { viewerOfToken } from './features/auth/viewer-of-token.ts'
import { handlers } from './features/handlers.ts'
import { apiReference } from './web/docs.ts'
import { securityHeaders } from './web/headers.ts'
import { health } from './web/health.ts'
import { notFound } from './web/not-found.ts'
import { pages } from './web/pages.ts'

/** Larger than any JSON body of the contract, smaller than an attack. */
const BODY_LIMIT = 1024 * 1024
/** For a request to arrive; how long its answer takes is not limited. */
const REQUEST_TIMEOUT_MS = 60_000

export interface AppOptions {
  readonly house: House
  readonly log: FastifyBaseLogger
  /** The folder of the built app; null serves the API alone. */
  readonly web: string | null
  readonly checkReplies: boolean
}

/** The server as a value: everything but listening. */
export async function createApp({
  house,
  log,
  web,
  checkReplies,
}: AppOptions): Promise<FastifyInstance> {
  const contract = loadContract(CONTRACT)
  const app = Fastify({
    loggerInstance: log,
    trustProxy: trusted(house.env.TRUST_PROXY),
    bodyLimit: BODY_LIMIT,
    forceCloseConnections: true,
    requestTimeout: REQUEST_TIMEOUT_MS,
    routerOptions: { maxParamLength: 200 },
  })
  await securityHeaders(app, { https: house.env.PUBLIC_URL.startsWith('https:') })
  await app.register(
    async (scope) =>
      contractRoutes(scope, {
        contract,
        house,
        handlers,
        viewerOf: (token, now) => viewerOfToken(house.database.db, token, now),
        checkReplies,
      }),
    { prefix: '/api/v1' },
  )
  await app.register(apiReference, { contract: contract.text })
  await health(app, house)
  if (web) await pages(app, { root: web })
  else app.setNotFoundHandler(notFound)
  return app
}

/** A number trusts that many proxies, counted from the server. */
function trusted(proxies: House['env']['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
