import { operations, schemas } from '@coinquiry/api-client/contract'
import { BODY_MAX_BYTES } from '@coinquiry/api-client/limits'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { AppContext } from './app-context.ts'
import { plainStyle } from './contract/plain-page.ts'
import { contractRoutes } from './contract/plugin.ts'
import { utcDay } from './domain/calendar.ts'
import { createAdmission } from './features/admission.ts'
import { viewerOfNavigation, viewerOfToken } from './features/auth/session.ts'
import { signInBrowser } from './features/auth/sign-in-browser.ts'
import { handlers } from './features/handlers.ts'
import { refuseEarly } from './features/rate-limits/early-refusal.ts'
import { accountOfToken } from './features/users/account.ts'
import type { Metrics } from './metrics.ts'
import { compression } from './web/compression.ts'
import { cors } from './web/cors.ts'
import { apiReference } from './web/docs.ts'
import { forMachines } from './web/for-machines.ts'
import { notFound, refuseAddress, refuseConnection, refuseError } from './web/framework-errors.ts'
import { securityHeaders } from './web/headers.ts'
import { health } from './web/health.ts'
import { mcp } from './web/mcp/mcp.ts'
import { metricsRoute } from './web/metrics-route.ts'
import { createBudgetWarning, logRequest, watchRequests } from './web/requests.ts'
import { dropStalledReaders } from './web/stalled-readers.ts'
import { testCheckoutPages } from './web/test-checkout.ts'

/** For a request to arrive; how long its answer takes is not limited. */
const REQUEST_ARRIVAL_MS = 60_000
const STALLED_MS = 30_000

export interface AppOptions {
  readonly context: AppContext
  readonly log: FastifyBaseLogger
  /** Without it there is no `/metrics`. */
  readonly metrics?: Metrics
  /** The folder of the built app; null serves the API alone. */
  readonly web: string | null
  readonly checkReplies: boolean
  /** How long a reader may take nothing of its reply, in milliseconds. */
  readonly stalledMs?: number
}

/** The server as a value: everything but listening. */
export async function createApp({
  context,
  log,
  metrics,
  web,
  checkReplies,
  stalledMs = STALLED_MS,
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    frameworkErrors: refuseAddress,
    clientErrorHandler: refuseConnection,
    trustProxy: trusted(context.env.TRUST_PROXY),
    bodyLimit: BODY_MAX_BYTES,
    forceCloseConnections: true,
    requestTimeout: REQUEST_ARRIVAL_MS,
    // As long as an address can be, so that the contract refuses what is too long.
    routerOptions: { maxParamLength: 16_384 },
  })
  app.setErrorHandler(refuseError)
  const warnOfBudget = createBudgetWarning(() => utcDay(context.ports.clock.now()))
  watchRequests(app, (end) => {
    logRequest(end)
    warnOfBudget(end)
    metrics?.request(end)
  })
  dropStalledReaders(app, stalledMs)
  securityHeaders(app, {
    https: context.env.PUBLIC_URL.startsWith('https:'),
    // Signing in with Apple begins by a form, and a browser holds its redirect to the same rule.
    formTargets: context.env.APPLE_CLIENT_ID ? [new URL(context.env.APPLE_ISSUER).origin] : [],
  })
  await compression(app)
  if (metrics) await metricsRoute(app, context, metrics)
  await app.register(
    async (scope) => {
      await cors(scope, { origins: context.env.CORS_ORIGINS })
      await contractRoutes(scope, {
        contract: { operations, schemas },
        context,
        handlers,
        viewerOf: (token, now, operation) => {
          const find = operation === 'fetchUser' ? accountOfToken : viewerOfToken
          return find(context.database.db, token, now)
        },
        viewerOfCookie: (cookie, now) => viewerOfNavigation(context.database.db, cookie, now),
        refuseEarly: (request) =>
          refuseEarly(context, request, (cookies) => signInBrowser({ cookies }) !== null),
        admit: createAdmission(),
        checkReplies,
      })
    },
    { prefix: '/api/v1' },
  )
  await mcp(app, context)
  await app.register(apiReference)
  await forMachines(app, context.env)
  await health(app, context)
  await plainStyle(app)
  if (context.env.CHECKOUT === 'test') await testCheckoutPages(app, context)
  if (web) {
    const { appPages } = await import('./web/app-pages.ts')
    await appPages(app, context, web)
  } else app.setNotFoundHandler(notFound)
  return app
}

/** A number trusts that many proxies, counted from the server. */
function trusted(proxies: AppContext['env']['TRUST_PROXY']) {
  return typeof proxies === 'number' ? (_address: string, hop: number) => hop < proxies : proxies
}
