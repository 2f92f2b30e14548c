import { hash } from 'node:crypto'
import {
  acceptedLanguage,
  bearerToken,
  type Contract,
  type Operation,
  type OperationId,
  prefersJson,
} from '@coinquiry/api-client/contract'
import { createCompiler, inputReader } from '@coinquiry/api-client/contract/validation'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { writesInTurn } from '../adapters/database/in-turn.ts'
import type { AppContext, RequestContext, ServerHandlers } from '../app-context.ts'
import { networkOf, withoutPort } from '../domain/network-of.ts'
import { refuse } from '../domain/refusal.ts'
import type { Language } from '../ports.ts'
import { type FailureReply, failureOf, isClientGone, refusalPage, sendFailure } from './errors.ts'
import { assertMediaType, bodyParsers, discardBody, inputOf } from './input.ts'
import { regionOf } from './region.ts'
import { type AnyReply, sendReply } from './replies.ts'
import { replyChecker } from './reply-check.ts'
import { isSentWhole } from './sent-whole.ts'
import { NAVIGATION_COOKIE, sentCookies, type Viewer, visitor } from './viewer.ts'

/** A request of which no more is known than its headers. */
export interface EarlyRequest {
  readonly operation: OperationId
  readonly ip: string
  /** The hash of the token or cookie that it carries; null without one. */
  readonly credential: () => string | null
  readonly idempotencyKey: string | null
  readonly cookies: () => RequestContext['cookies']
}

export interface ContractOptions {
  readonly contract: Pick<Contract, 'operations' | 'schemas'>
  readonly context: AppContext
  readonly handlers: ServerHandlers
  /** Whose token it is, with what this operation shows of the account. */
  readonly viewerOf: (token: string, now: Date, operation: OperationId) => Promise<Viewer>
  /** The viewer whose navigation cookie this is. */
  readonly viewerOfCookie: (cookie: string, now: Date) => Promise<Viewer>
  /** Refuses a request that is known to be one too many, before anything is looked up for it. */
  readonly refuseEarly: (request: EarlyRequest) => void
  /**
   * Refuses, before its body is read, a request that its sender may not make, or not beside others;
   * gives what is called when it is over.
   */
  readonly admit: (operation: OperationId, viewer: Viewer) => () => void
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
  const readerOf = inputReader(contract.schemas)
  const compile = createCompiler(contract.schemas)

  const https = context.env.PUBLIC_URL.startsWith('https:')

  app.decorateRequest('viewer', null)
  await bodyParsers(app)
  app.setErrorHandler(async (error, request, reply) => {
    await discardBody(request.raw)
    const language = languageOf(request)
    const failure = failureOf(error, language)
    if (failure.status >= 500 && !isClientGone(error, reply))
      request.log.error({ err: error }, 'request failed')
    if (failure.body.error_key === 'error.tooManyRequests') rememberUser(context, request)
    const page = wantsPage(request, failure) ? refusalPage(failure, language) : null
    return sendFailure(reply, failure, page)
  })

  for (const operation of contract.operations) {
    const handle = handlers[operation.id] as AnyHandler
    const read = readerOf(operation)
    const check = options.checkReplies ? replyChecker(operation, compile) : null
    app.route({
      method: operation.method,
      exposeHeadRoute: false,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      config: { operation },
      bodyLimit: operation.bodyLimit,
      onRequest: async (request, { raw }) => {
        options.refuseEarly(earlyRequest(request, operation))
        request.viewer = await resolveViewer(request, operation, options)
        const done = options.admit(operation.id, request.viewer)
        if (raw.destroyed) done()
        else raw.once('close', done)
        assertNavigation(request, operation)
        assertMediaType(request, operation)
      },
      handler: async (request, reply) => {
        const input = await inputOf(request, operation, read)
        const ctx = contextOf(context, request, reply)
        return sendReply(reply, await handle(ctx, input), { check, https })
      },
    })
  }
}

/** A browser that navigates is shown a page, where the operation declares one. */
function wantsPage({ headers, routeOptions }: FastifyRequest, { status }: FailureReply): boolean {
  const isDeclared = declaresPage(routeOptions.config.operation, status)
  return isDeclared && (headers.accept ?? '').includes('text/html')
}

function declaresPage(operation: Operation | undefined, status: number): boolean {
  return operation?.responses[status]?.content?.['text/html'] !== undefined
}

/** A page can set no header where it sends a browser, so the address may name a language. */
function languageOf({ headers, query, routeOptions }: FastifyRequest): Language {
  const { operation } = routeOptions.config
  const mayName = operation?.parameters.some(({ name }) => name === 'language')
  const named =
    mayName && declaresPage(operation, 400) && (query as { language?: unknown }).language
  return named === 'zh' || named === 'en' ? named : acceptedLanguage(headers['accept-language'])
}

/** `empty` is asked for by code, and by a link with `download`. */
const DESTINATIONS: readonly unknown[] = [undefined, 'document', 'empty']

/** Where a browser is to go, no page may send it as an image, a frame or a script. */
function assertNavigation({ headers }: FastifyRequest, operation: Operation): void {
  const isNavigated = declaresPage(operation, 400)
  if (isNavigated && !DESTINATIONS.includes(headers['sec-fetch-dest']))
    throw refuse('error.badRequest', { detail: 'Sec-Fetch-Dest' })
}

function earlyRequest(request: FastifyRequest, operation: Operation): EarlyRequest {
  const key = request.headers['idempotency-key']
  return {
    operation: operation.id,
    ip: withoutPort(request.ip),
    credential: () => credentialOf(request, operation),
    idempotencyKey: typeof key === 'string' ? key : null,
    cookies: () => sentCookies(request.headers.cookie),
  }
}

/** What a request proves its sender by, hashed. */
function credentialOf({ headers }: FastifyRequest, { takesCookie }: Operation): string | null {
  const cookie = takesCookie ? sentCookies(headers.cookie)[NAVIGATION_COOKIE] : null
  const sent = bearerToken(headers.authorization) ?? cookie
  return sent ? hash('sha256', sent) : null
}

/** So that the next refusal of the same user needs no look at the session. */
function rememberUser({ refused }: AppContext, request: FastifyRequest): void {
  const { operation } = request.routeOptions.config
  const credential = operation ? credentialOf(request, operation) : null
  if (credential !== null && request.viewer?.kind === 'user')
    refused.rememberUser(credential, request.viewer.userId)
}

async function resolveViewer(
  request: FastifyRequest,
  operation: Operation,
  options: ContractOptions,
) {
  const now = options.context.ports.clock.now()
  const token = bearerToken(request.headers.authorization)
  let viewer = token ? await options.viewerOf(token, now, operation.id) : visitor
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
    if (!isSentWhole(reply) && !request.isStalled) closed.abort()
  })
  const viewer = request.viewer ?? visitor
  const ip = withoutPort(request.ip)
  return {
    ...context,
    database: writesInTurn(
      context.database,
      viewer.kind === 'user' ? viewer.userId : networkOf(ip),
    ),
    viewer,
    language: languageOf(request),
    ip,
    region: regionOf(request, context.env),
    userAgent: request.headers['user-agent'] ?? '',
    now: context.ports.clock.now(),
    accept: prefersJson(request.headers.accept) ? 'json' : 'stream',
    cookies: sentCookies(request.headers.cookie),
    sentBody: request.sentBody,
    signal: closed.signal,
  }
}

function assertComplete({ operations }: ContractOptions['contract'], handlers: ServerHandlers) {
  const declared = new Set<string>(operations.map(({ id }) => id))
  const missing = [...declared].filter((id) => !(id in handlers))
  const unknown = Object.keys(handlers).filter((id) => !declared.has(id as OperationId))
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`)
}
