import type { Handlers, OperationId } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext, RequestContext } from '../app-context.ts'
import { refuse } from '../domain/refusal.ts'
import { assertMediaType, bodyParsers, uploadReader } from './bodies.ts'
import { NAVIGATION_COOKIE, sentCookies } from './cookies.ts'
import { discardBody } from './discard.ts'
import { type FailureReply, failureOf, isClientGone, sendFailure } from './errors.ts'
import { inputReader } from './input.ts'
import { acceptedLanguage } from './language.ts'
import type { Contract, Operation } from './load.ts'
import { refusalPage } from './refusal-page.ts'
import type { AnyReply } from './replies.ts'
import { replyChecker } from './reply-check.ts'
import { createCompiler } from './schemas.ts'
import { sendReply } from './send.ts'
import { bearerToken, type Viewer, visitor } from './viewer.ts'

export interface ContractOptions {
  readonly contract: Contract
  readonly context: AppContext
  readonly handlers: Handlers<RequestContext>
  readonly viewerOf: (token: string, now: Date) => Promise<Viewer>
  /** Who sent a cookie of a navigation. */
  readonly viewerOfCookie: (cookie: string, now: Date) => Promise<Viewer>
  /** Every reply is held against the contract; a reply that breaks it becomes a 500. */
  readonly checkReplies: boolean
}

type AnyHandler = (ctx: RequestContext, input: unknown) => Promise<AnyReply>

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
  interface FastifyContextConfig {
    operation?: Operation
  }
}

/** Mounts every operation of the contract; refuses to boot on a missing or unknown handler. */
export async function contractRoutes(app: FastifyInstance, options: ContractOptions) {
  const { contract, handlers, context } = options
  assertComplete(contract, handlers)
  const compiler = createCompiler(contract)

  const https = context.env.PUBLIC_URL.startsWith('https:')

  app.decorateRequest('viewer', null)
  await bodyParsers(app)
  app.setErrorHandler(async (error, request, reply) => {
    await discardBody(request.raw)
    const language = acceptedLanguage(request.headers['accept-language'])
    const failure = failureOf(error, language)
    if (failure.status >= 500 && !isClientGone(error, reply))
      request.log.error({ err: error }, 'request failed')
    const page = wantsPage(request, failure) ? refusalPage(failure, language) : null
    return sendFailure(reply, failure, page)
  })

  for (const operation of contract.operations) {
    const handle = handlers[operation.id] as AnyHandler
    const read = inputReader(operation, compiler)
    const readFiles = uploadReader(operation, compiler)
    const check = options.checkReplies ? replyChecker(operation, compiler) : null
    app.route({
      method: operation.method,
      exposeHeadRoute: false,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      onRequest: async (request) => {
        request.viewer = await resolveViewer(request, operation, options)
        assertMediaType(request, operation)
      },
      handler: async (request, reply) => {
        const input = read(request)
        if (readFiles) input.body = await readFiles(request)
        const ctx = contextOf(context, request, reply)
        return sendReply(reply, await handle(ctx, input), { check, https })
      },
    })
  }
}

/** Whoever navigated is shown a page, where the operation declares one. */
function wantsPage({ headers, routeOptions }: FastifyRequest, { status }: FailureReply): boolean {
  const declared = routeOptions.config.operation?.responses[status]?.content?.['text/html']
  return declared !== undefined && (headers.accept ?? '').includes('text/html')
}

async function resolveViewer(
  request: FastifyRequest,
  operation: Operation,
  options: ContractOptions,
) {
  const now = options.context.ports.clock.now()
  const token = bearerToken(request.headers.authorization)
  let viewer = token ? await options.viewerOf(token, now) : visitor
  const cookie = operation.takesCookie && sentCookies(request.headers.cookie)[NAVIGATION_COOKIE]
  if (viewer.kind === 'visitor' && cookie) viewer = await options.viewerOfCookie(cookie, now)
  if (operation.signInRequired && viewer.kind === 'visitor') throw refuse('error.unauthorized')
  return viewer
}

function contextOf(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
): RequestContext {
  const closed = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) closed.abort()
  })
  return {
    ...context,
    viewer: request.viewer ?? visitor,
    language: acceptedLanguage(request.headers['accept-language']),
    ip: request.ip,
    now: context.ports.clock.now(),
    accept: prefersJson(request.headers.accept) ? 'json' : 'stream',
    cookies: sentCookies(request.headers.cookie),
    sentBody: request.sentBody,
    signal: closed.signal,
  }
}

/** A stream unless the client asks for JSON and does not also take an event stream. */
function prefersJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/event-stream')
}

function assertComplete(contract: Contract, handlers: Handlers<RequestContext>) {
  const declared = new Set<string>(contract.operations.map(({ id }) => id))
  const missing = [...declared].filter((id) => !(id in handlers))
  const unknown = Object.keys(handlers).filter((id) => !declared.has(id as OperationId))
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`)
}
