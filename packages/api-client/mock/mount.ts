import {
  acceptedLanguage,
  bearerToken,
  type Language,
  type Operation,
  operations,
  prefersJson,
  schemas,
} from '../src/contract/contract.ts'
import { inputReader } from '../src/contract/validation.ts'
import { faultyStream, statusFault } from './faults/fault-replies.ts'
import type { Fault, Faults } from './faults/faults.ts'
import { handlers } from './handlers/handlers.ts'
import { UnknownName } from './known.ts'
import type { MockServer } from './mock-server.ts'
import { type AnyReply, Refusal, type RequestContext, refuse } from './serving/context.ts'
import { NAVIGATION_COOKIE, sentCookies } from './serving/cookies.ts'
import { inputOf } from './serving/input.ts'
import { refusalResponse, responseOf } from './serving/responses.ts'

export interface MountOptions {
  /** Where the contract's paths begin. */
  readonly base: string
  readonly faults: Faults
}

/** An operation, for whatever takes requests. */
export interface Mounted {
  readonly operation: Operation
  /** From the root of the origin, for example `/api/v1/ask/{request_id}/stop`. */
  readonly path: string
  /** `params` are those of the path; `closed` aborts when the connection of the request closes. */
  serve(
    request: Request,
    params: Readonly<Record<string, unknown>>,
    closed: AbortSignal,
  ): Promise<Response>
}

const readerOf = inputReader(schemas)
/** Shared by all mocks: each test and story starts one of its own. */
const readable = operations.map((operation) => ({ operation, read: readerOf(operation) }))

type AnyHandler = (ctx: RequestContext, input: unknown) => Promise<AnyReply>

/** Every operation of the contract, with the handler of its `operationId`. */
export function mount(server: MockServer, options: MountOptions): Mounted[] {
  return readable.map(({ operation, read }) => ({
    operation,
    path: options.base + operation.path,
    serve: serveOperation(server, { operation, read }, options),
  }))
}

function serveOperation(
  server: MockServer,
  { operation, read }: (typeof readable)[number],
  { base, faults }: MountOptions,
): Mounted['serve'] {
  const handle = handlers[operation.id] as AnyHandler

  return async (request, params, closed) => {
    const { headers } = request
    const language = languageOf(request, operation)
    const connection = new AbortController()
    closed.addEventListener('abort', () => connection.abort())
    try {
      const fault = faultOf(faults, operation, headers)
      const ctx = contextOf(server, request, operation, { base, signal: connection.signal })
      if (ctx.world.latency > 0) await server.wait(ctx.world.latency)
      const broken = fault && statusFault(fault)
      if (broken instanceof Response) return broken
      if (broken) throw refuse(broken)
      if (operation.signInRequired && !ctx.viewer) throw refuse('error.unauthorized')
      if (isPartOfPage(operation, headers)) throw refuse('error.badRequest', 'Sec-Fetch-Dest')
      const input = await inputOf(request, params, operation, read)
      const refusal = ctx.world.refusals[operation.id]
      if (refusal) throw refuse(refusal)
      const reply = await handle(ctx, input)
      return reply.kind === 'stream'
        ? await faultyStream(reply.frames, fault, connection)
        : responseOf(reply, headers.get('if-none-match'))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { key, detail } = error
      const navigates = headers.get('accept')?.includes('text/html')
      const pages = navigates ? pageStatuses(operation) : []
      return refusalResponse(key, { language, now: server.clock(), pages, detail })
    }
  }
}

/** Refuses a header that names no fault, with the names of all. */
function faultOf(faults: Faults, { id }: Operation, headers: Headers): Fault | null {
  try {
    return faults.take(id, headers)
  } catch (error) {
    if (!(error instanceof UnknownName)) throw error
    throw refuse('error.badRequest', error.message)
  }
}

function contextOf(
  server: MockServer,
  request: Request,
  operation: Operation,
  { base, signal }: Pick<RequestContext, 'base' | 'signal'>,
): RequestContext {
  const { headers, url } = request
  const cookies = sentCookies(headers.get('cookie'))
  const bearer = bearerToken(headers.get('authorization'))
  const token = bearer ?? (operation.takesCookie ? cookies[NAVIGATION_COOKIE] : undefined) ?? ''
  const viewer = server.users.find(({ user_id }) => user_id === server.sessions.get(token)) ?? null
  return {
    server,
    world: viewer?.world ?? server.world,
    viewer,
    token,
    cookies,
    language: languageOf(request, operation),
    origin: new URL(url).origin,
    base,
    wantsJson: prefersJson(headers.get('accept')),
    signal,
  }
}

/** A page can set no header where it sends a browser, so the address may name a language. */
function languageOf({ headers, url }: Request, operation: Operation): Language {
  const mayName = operation.parameters.some(({ name }) => name === 'language')
  const isNavigated = pageStatuses(operation).includes(400)
  const named = mayName && isNavigated && new URL(url).searchParams.get('language')
  return named === 'zh' || named === 'en' ? named : acceptedLanguage(headers.get('accept-language'))
}

/** Whether a page asks for what is for navigation alone, as its image, frame or script. */
function isPartOfPage(operation: Operation, headers: Headers): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'empty'
  return pageStatuses(operation).includes(400) && !['document', 'empty'].includes(destination)
}

/** Under which statuses a browser that navigates is shown a page. */
const pageStatuses = ({ responses }: Operation): number[] =>
  Object.entries(responses)
    .filter(([, { content }]) => content?.['text/html'])
    .map(([status]) => Number(status))
