import type { Handlers, OperationId } from '@coinquiry/api-client/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../domain/refusal.ts'
import type { Ctx, House } from './context.ts'
import { failureOf, sendFailure } from './errors.ts'
import { inputReader } from './input.ts'
import { acceptedLanguage } from './language.ts'
import type { Contract, Operation } from './load.ts'
import type { AnyReply } from './replies.ts'
import { replyChecker } from './reply-check.ts'
import { createCompiler } from './schemas.ts'
import { sendReply } from './send.ts'
import { bearerToken, type Viewer, visitor } from './viewer.ts'

export interface ContractOptions {
  readonly contract: Contract
  readonly house: House
  readonly handlers: Handlers<Ctx>
  readonly viewerOf: (token: string, now: Date) => Promise<Viewer>
  /** Every reply is held against the contract; a reply that breaks it becomes a 500. */
  readonly checkReplies: boolean
}

type AnyHandler = (ctx: Ctx, input: unknown) => Promise<AnyReply>

declare module 'fastify' {
  interface FastifyRequest {
    viewer: Viewer | null
  }
}

/** Mounts every operation of the contract; refuses to boot on a missing or unknown handler. */
export async function contractRoutes(app: FastifyInstance, options: ContractOptions) {
  const { contract, handlers, house } = options
  assertComplete(contract, handlers)
  const compiler = createCompiler(contract)

  app.decorateRequest('viewer', null)
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
  app.setErrorHandler((error, request, reply) => {
    const failure = failureOf(error, acceptedLanguage(request.headers['accept-language']))
    if (failure.status >= 500) request.log.error({ err: error }, 'request failed')
    return sendFailure(reply, failure)
  })

  for (const operation of contract.operations) {
    const handle = handlers[operation.id] as AnyHandler
    const read = inputReader(operation, compiler)
    const check = options.checkReplies ? replyChecker(operation, compiler) : null
    app.route({
      method: operation.method,
      exposeHeadRoute: false,
      url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      onRequest: async (request) => {
        request.viewer = await resolveViewer(request, operation, options)
      },
      handler: async (request, reply) => {
        const input = read(request)
        const ctx = contextOf(house, request, reply)
        return sendReply(reply, await handle(ctx, input), check)
      },
    })
  }
}

async function resolveViewer(
  request: FastifyRequest,
  operation: Operation,
  options: ContractOptions,
) {
  const token = bearerToken(request.headers.authorization)
  const viewer = token ? await options.viewerOf(token, options.house.ports.clock.now()) : visitor
  if (operation.signInRequired && viewer.kind === 'visitor') throw refuse('error.unauthorized')
  return viewer
}

function contextOf(house: House, request: FastifyRequest, reply: FastifyReply): Ctx {
  const closed = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) closed.abort()
  })
  return {
    ...house,
    viewer: request.viewer ?? visitor,
    language: acceptedLanguage(request.headers['accept-language']),
    ip: request.ip,
    now: house.ports.clock.now(),
    accept: prefersJson(request.headers.accept) ? 'json' : 'stream',
    signal: closed.signal,
  }
}

/** A stream unless the client asks for JSON and does not also take an event stream. */
function prefersJson(accept = ''): boolean {
  return accept.includes('application/json') && !accept.includes('text/event-stream')
}

function parseJson(
  _request: FastifyRequest,
  text: string,
  done: (error: Error | null, body?: unknown) => void,
) {
  if (text.trim() === '') return done(null, undefined)
  try {
    done(null, JSON.parse(text))
  } catch {
    done(refuse('error.badRequest', { detail: 'the body is not valid JSON' }))
  }
}

function assertComplete(contract: Contract, handlers: Handlers<Ctx>) {
  const declared = new Set<string>(contract.operations.map(({ id }) => id))
  const missing = [...declared].filter((id) => !(id in handlers))
  const unknown = Object.keys(handlers).filter((id) => !declared.has(id as OperationId))
  if (missing.length > 0) throw new Error(`No handler for: ${missing.join(', ')}`)
  if (unknown.length > 0) throw new Error(`Handlers without an operation: ${unknown.join(', ')}`)
}
