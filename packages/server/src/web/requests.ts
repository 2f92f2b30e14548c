import type { ErrorKey } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isSentWhole } from '../contract/sent-whole.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the request was refused; null when it was not. */
    errorKey: ErrorKey | null
  }
}

/** A request that is over, without anything that its sender wrote into it. */
export interface EndedRequest {
  readonly request: FastifyRequest
  /** The operation's id, or what else was served. */
  readonly operation: string
  readonly status: number
  readonly seconds: number
  readonly errorKey: ErrorKey | null
  /** The client closed its connection before the reply was complete. */
  readonly aborted: boolean
}

const LISTENERS = 20
const open = new WeakMap<FastifyInstance, number>()

/** How many requests are under way. */
export function openRequests(app: FastifyInstance): number {
  return open.get(app) ?? 0
}

/** Calls `ended` once for every request, however it ends. */
export function watchRequests(app: FastifyInstance, ended: (end: EndedRequest) => void): void {
  app.decorateRequest('errorKey', null)
  app.addHook('onRequest', (request, reply, done) => {
    const begun = performance.now()
    open.set(app, openRequests(app) + 1)
    // Framework, limits and streams listen for its end: more than Node takes for usual.
    reply.raw.setMaxListeners(LISTENERS)
    // Not onResponse: it is never called when the client went away.
    reply.raw.once('close', () => {
      open.set(app, openRequests(app) - 1)
      ended({
        request,
        operation: operationOf(request),
        status: reply.raw.statusCode,
        seconds: (performance.now() - begun) / 1000,
        errorKey: request.errorKey,
        aborted: !isSentWhole(reply),
      })
    })
    done()
  })
}

const BUDGETS: Readonly<Partial<Record<ErrorKey, string>>> = {
  'error.tokenLimit': 'A user has used up the model for today (MODEL_DAILY_TOKENS_FREE, _MEMBER)',
  'error.serverTokenLimit': 'The model is used up for today (MODEL_DAILY_TOKENS)',
}

/** Warns the operator of a budget that is used up: once a day for each, not at every refusal. */
export function createBudgetWarning(today: () => string): (end: EndedRequest) => void {
  const warned = new Map<ErrorKey, string>()
  return ({ request, errorKey }) => {
    const what = errorKey && BUDGETS[errorKey]
    if (!what || warned.get(errorKey) === today()) return
    warned.set(errorKey, today())
    request.log.warn(what)
  }
}

export function isStream(reply: FastifyReply): boolean {
  return String(reply.getHeader('content-type')).startsWith('text/event-stream')
}

/** The route and not the address, which holds ids and tokens. */
function operationOf({ routeOptions, is404 }: FastifyRequest): string {
  if (is404) return 'unknown'
  return routeOptions.config.operation?.id ?? routeOptions.url ?? 'unknown'
}

/**
 * One line for each request when it is over: what was called, how it ended and how long it took.
 * Its address is left out: it may hold a share token, a sign-in code or what somebody searches for.
 */
export function logRequest(end: EndedRequest): void {
  const { request, operation, status, seconds, errorKey, aborted } = end
  request.log.info(
    {
      operation,
      method: request.method,
      status,
      ms: Math.round(seconds * 1000),
      ip: request.ip,
      ...(errorKey && { errorKey }),
      ...(aborted && { aborted }),
    },
    'request',
  )
}
